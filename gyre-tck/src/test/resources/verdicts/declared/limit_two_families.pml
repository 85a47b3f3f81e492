// says: numbers of two families are used again after both have ended
// run: holds
scalarset Node[2];
ring Other[2];
byte ended, k;
proctype Member(Node me) { ended++ }
proctype Around(Other me) { ended++ }
proctype Worker() { end: false }
init {
  Node each;
  Other one;
  for (each : Node) { run Member(each) };
  for (one : Other) { run Around(one) };
  ended == 4;
  timeout;
  do
    :: k < 252 -> run Worker(); k++
    :: else -> break
  od;
  assert(k == 252);
end:
  false
}
