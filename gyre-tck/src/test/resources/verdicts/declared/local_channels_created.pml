// says: a process that is created has an array of channels over a type
// run: violated
scalarset Node[3];
Node want;
active [Node] proctype Member(Node me) {
end:
  do
    :: atomic { want == Node.none -> want = me }
  od
}
proctype Server() {
  byte n;
  chan first = [1] of { bit };
  chan box[Node] = [2] of { byte };
  Node x, y;
  want != Node.none;
  d_step { x = want; box[x]!7; want = Node.none };
  want != Node.none;
  d_step { y = want; want = Node.none };
  d_step { box[y]!8; skip };
  assert(x == y || !(box[x]?[8]));
  assert(len(box[x]) != 2)
}
init { run Server() }
