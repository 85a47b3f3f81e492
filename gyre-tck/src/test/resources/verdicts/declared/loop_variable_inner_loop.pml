// says: a loop inside has the same variable
// run: refused
scalarset Node[3];
Node chosen, each;
bool seen[Node];
init {
  select (chosen : Node);
  for (each : Node) {
    seen[each] = true;
    for (each : Node) { skip }
  };
  assert(!seen[chosen])
}
