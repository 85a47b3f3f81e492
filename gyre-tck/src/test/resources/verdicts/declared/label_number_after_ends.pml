// says: a formula names a new process by the number it has if nobody ends
// run: refused --property f
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
end:
  false
}
ltl f { [] !Other[1]@here }
