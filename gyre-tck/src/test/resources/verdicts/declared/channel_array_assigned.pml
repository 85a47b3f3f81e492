// says: a channel of an array over a type is replaced by another one
// run: refused
scalarset Node[2];
Node a, b;
chan box[Node] = [1] of { bit };
init {
  select (a : Node);
  select (b : Node);
  box[a] = box[b];
  box[a]!1;
  assert(a == b || empty(box[b]))
}
