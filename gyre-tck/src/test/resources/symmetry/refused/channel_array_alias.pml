// says: all entries of an array of channels start as one channel
scalarset Node[2];
chan shared = [2] of { Node };
chan box[Node] = shared;
Node chosen, each, got;
init {
  select (chosen : Node);
  for (each : Node) { box[each]!each };   // here: order-dependent-loop
  shared?got;
  assert(got == chosen)
}
