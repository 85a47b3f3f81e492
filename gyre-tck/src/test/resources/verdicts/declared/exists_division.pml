// says: exists asks all elements where one could fail
// run: violated
scalarset Node[3];
Node chosen;
byte left[Node] = 1;
init {
  select (chosen : Node);
  left[chosen] = 0;
  if
    :: exists (p : Node) 1 / left[p] == 1
    :: else
  fi
}
