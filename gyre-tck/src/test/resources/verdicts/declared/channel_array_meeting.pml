// says: a loop meets others, who may disturb each other
// run: refused
scalarset Node[2];
chan box[Node] = [0] of { Node };
Node got, chosen, each;
byte ready;
active [Node] proctype Receiver(Node me) { atomic { ready++; box[me]?got }; end: false }
active proctype Sender() {
  select (chosen : Node);
  ready == 2;
  for (each : Node) { box[each]!each };
  assert(got == chosen)
}
