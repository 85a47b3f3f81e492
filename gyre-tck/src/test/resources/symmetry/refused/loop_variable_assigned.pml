// says: the variable of a loop is set in its body, so rounds are left out
scalarset Node[4];
Node chosen, each;
bool seen[Node];
init {
  select (chosen : Node);
  for (each : Node) { seen[each] = true; each = Node.none };   // here: order-dependent-loop
  assert(!seen[chosen])
}
