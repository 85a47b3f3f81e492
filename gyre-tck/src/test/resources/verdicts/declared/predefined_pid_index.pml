// says: a process number is no element, even where there are no families
// run: refused
scalarset Node[3];
Node chosen;
byte hit[Node];
active proctype Spare() { end: false }
active proctype Chooser() {
  select (chosen : Node);
  hit[chosen]++;
  assert(hit[_pid] == 0)
}
