// says: the process that moved last is no element
// run: refused
scalarset Node[2];
Node chosen;
active proctype Other() { end: false }
active proctype Chooser() {
  select (chosen : Node);
  assert(chosen != _last)
}
