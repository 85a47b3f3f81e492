// says: workers create workers, after a family has ended
// run: holds
scalarset Node[3];
byte ended, k;
proctype Worker() {
  k++;
  if
    :: k < 253 -> run Worker()
    :: else
  fi;
end:
  false
}
init {
  ended == 3;
  timeout;
  run Worker();
end:
  false
}
active [Node] proctype Member(Node me) { ended++ }
