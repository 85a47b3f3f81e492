// says: the number of a new process tells whether a family has ended
scalarset Node[3];
byte ended, number;
proctype Member(Node me) { ended++ }
proctype Other() { end: false }
init {
  Node each;
  for (each : Node) { run Member(each) };
  ended == 3;
  number = run Other();   // here: process-number
  assert(number == 4)
}
