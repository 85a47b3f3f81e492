// says: the variable of a loop inside is sent before that loop
// run: refused
scalarset Node[3];
Node chosen, each, other, got;
chan box[Node] = [1] of { Node };
byte n;
init {
  select (chosen : Node);
  other = chosen;
  for (each : Node) {
    box[each]!other;
    for (other : Node) { n++ }
  };
  box[chosen]?got;
  assert(got == Node.none)
}
