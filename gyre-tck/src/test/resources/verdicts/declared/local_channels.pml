// says: a single process has an array of channels over a type
// run: violated
scalarset Node[3];
Node want;
active [Node] proctype Member(Node me) {
end:
  do
    :: atomic { want == Node.none -> want = me }
  od
}
active proctype Server() {
  chan box[Node] = [1] of { byte };
  Node x, y;
  want != Node.none;
  d_step { x = want; box[x]!7; want = Node.none };
  want != Node.none;
  d_step { y = want; want = Node.none };
  assert(x != y || empty(box[y]))
}
