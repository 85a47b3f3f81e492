// says: a process of no family gets the number of an element
// run: refused
scalarset Node[3];
byte weight[Node];
Node chosen, each;
proctype Reader(byte n) { assert(!(_pid == 2 && n == 1)) }
init {
  select (chosen : Node);
  weight[chosen] = 1;
  for (each : Node) { run Reader(weight[each]) }
}
