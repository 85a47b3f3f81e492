// says: the variable of a loop is set to an element that is not read, so that rounds are left out
// run: refused
scalarset Node[3];
Node chosen, each;
byte rounds;
init {
  select (chosen : Node);
  for (each : Node) { rounds++; each = Node.none };
  assert(rounds == 3)
}
