// says: a loop that creates a family does not stop after the first process
// run: refused
scalarset Node[2];
Node each;
byte count;
proctype P(Node me) { count++; assert(count < 2) }
init { atomic { for (each : Node) { run P(each); false } } }
