// says: the number of a new process goes into a field
// run: refused
scalarset Node[3];
typedef Record { byte n; short number }
Node chosen, each;
Record r[Node];
proctype Worker() { end: false }
init {
  select (chosen : Node);
  for (each : Node) { r[each].number = run Worker() };
  assert(r[chosen].number != 3)
}
