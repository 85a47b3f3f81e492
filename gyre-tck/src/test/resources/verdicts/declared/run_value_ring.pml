// says: a ring: new processes are numbered along it
// run: refused
ring Node[3];
Node chosen, each;
byte number[Node];
proctype Worker() { end: false }
init {
  select (chosen : Node);
  for (each : Node) { number[each] = run Worker() };
  assert(number[chosen] != 1)
}
