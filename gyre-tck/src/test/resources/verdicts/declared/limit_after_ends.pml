// says: numbers are used again after a family has ended
// run: holds
scalarset Node[3];
byte ended, k;
proctype Member(Node me) { ended++ }
proctype Other() { end: false }
init {
  Node each;
  for (each : Node) { run Member(each) };
  ended == 3;
  timeout;
  do
    :: k < 253 -> run Other(); k++
    :: else -> break
  od;
  assert(k == 253);
end:
  false
}
