// says: a ring: a single process has an array of channels over it
// run: violated
ring Node[3];
Node want;
active [Node] proctype Member(Node me) {
end:
  do
    :: atomic { want == Node.none -> want = me }
  od
}
active proctype Server() {
  chan box[Node] = [1] of { Node };
  Node x, y;
  want != Node.none;
  d_step { x = want; box[next(x)]!x; want = Node.none };
  want != Node.none;
  d_step { y = want; want = Node.none };
  assert(y != next(x) || empty(box[y]))
}
