// says: the variable of a loop inside is read before that loop
// run: refused
scalarset Node[3];
Node chosen, each, other;
bool first[Node], mark[Node];
init {
  select (chosen : Node);
  other = chosen;
  for (each : Node) {
    first[each] = (other != Node.none);
    for (other : Node) { mark[other] = true }
  };
  assert(!first[chosen])
}
