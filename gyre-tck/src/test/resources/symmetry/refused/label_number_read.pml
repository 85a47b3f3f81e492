// says: a process asks for a label by a number that depends on who has ended
scalarset Node[2];
byte ended;
proctype Member(Node me) { ended++ }
proctype Other() {
here:
  skip;
end:
  false
}
init {
  Node each;
  for (each : Node) { run Member(each) };
  ended == 2;
  run Other();
  assert(!Other[1]@here)   // here: process-number
}
