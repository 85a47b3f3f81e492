// says: elements are compared by size
// run: refused
scalarset Node[2];
Node a, b;
init { select (a : Node); select (b : Node); assert(a <= b) }
