// says: numbers are used again after processes of an active family have ended
// run: holds
scalarset Node[3];
byte ended, k;
init {
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
active [Node] proctype Member(Node me) { ended++ }
proctype Other() { end: false }
