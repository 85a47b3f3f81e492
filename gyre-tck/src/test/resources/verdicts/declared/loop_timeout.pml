// says: a round asks whether anybody can move, which others change
// run: refused
scalarset Node[2];
bool a[Node], go[Node];
Node x, p;
active [Node] proctype Waiting(Node me) { go[me]; end: false }
active proctype Main() {
  select (x : Node);
  for (p : Node) { a[p] = timeout; go[p] = true };
  assert(!a[x])
}
