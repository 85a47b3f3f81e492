// says: the variable of a loop inside is read before that loop
scalarset Node[3];
Node chosen, each, other;
bool first[Node], mark[Node];
init {
  select (chosen : Node);
  other = chosen;
  for (each : Node) {
    first[each] = (other != Node.none);   // here: order-dependent-loop
    for (other : Node) { mark[other] = true }
  };
  assert(!first[chosen])
}
