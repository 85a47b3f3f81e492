// says: channels over a type stand in a structure of a single process
// run: violated
scalarset Node[3];
typedef Port { chan c = [1] of { Node } };
Node want;
active [Node] proctype Member(Node me) {
end:
  do
    :: atomic { want == Node.none -> want = me }
  od
}
active proctype Server() {
  Port port[Node];
  Node x, y;
  want != Node.none;
  d_step { x = want; port[x].c!x; want = Node.none };
  want != Node.none;
  d_step { y = want; want = Node.none };
  assert(x != y || !(port[y].c?[eval(x)]))
}
