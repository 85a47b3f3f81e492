// says: exists asks all elements where an index may be undefined
// run: violated
scalarset Node[3];
Node chosen;
Node friend[Node];
bool mark[Node];
init {
  Node each;
  for (each : Node) { friend[each] = each; mark[each] = true };
  select (chosen : Node);
  friend[chosen] = Node.none;
  if
    :: exists (p : Node) mark[friend[p]]
    :: else
  fi
}
