// says: where a family has ended, its numbers are free, and one more process can be created
// run: violated --check assert
scalarset Node[3];
byte ended, k;
proctype Member(Node me) { ended++ }
proctype Other() { end: false }
init {
  Node each;
  for (each : Node) { run Member(each) };
  do
    :: k < 254 -> run Other(); k++
    :: else -> break
  od;
  assert(false)
}
