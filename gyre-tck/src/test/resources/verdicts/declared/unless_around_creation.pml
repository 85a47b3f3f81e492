// says: an unless ends a loop that creates processes
// run: refused
scalarset Node[3];
byte n;
proctype Member(Node me) { end: false }
init {
  Node each;
  { for (each : Node) { run Member(each); n++ } } unless { n == 2 }
}
