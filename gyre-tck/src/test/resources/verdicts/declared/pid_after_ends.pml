// says: a new process looks at its number after a family has ended
// run: refused
scalarset Node[2];
byte ended;
proctype Member(Node me) { ended++ }
proctype Other() { assert(_pid == 3) }
init {
  Node each;
  for (each : Node) { run Member(each) };
  ended == 2;
  run Other()
}
