// says: forall asks all elements where one could fail
// run: violated
scalarset Node[3];
Node chosen;
byte at[Node] = 1;
bool table[2];
init {
  select (chosen : Node);
  at[chosen] = 0;
  if
    :: forall (p : Node) table[2 - at[p]]
    :: else
  fi
}
