// says: the numbers of new processes are added to what is there
// run: refused
scalarset Node[2];
Node chosen, each;
byte number[Node] = 3;
proctype Worker() { end: false }
init {
  select (chosen : Node);
  for (each : Node) { number[each] = number[each] + run Worker() };
  assert(number[chosen] != 4)
}
