// says: new processes in a loop are numbered in the order of the elements
scalarset Node[3];
Node chosen, each;
byte number[Node];
proctype Worker() { end: false }
init {
  select (chosen : Node);
  for (each : Node) { number[each] = run Worker() };   // here: process-number
  assert(number[chosen] != 2)
}
