// says: the number of processes is no element
scalarset Node[3];
Node chosen;
bool hit[Node];
active proctype Spare() { end: false }
active proctype Chooser() {
  select (chosen : Node);
  hit[chosen] = true;
  assert(!hit[_nr_pr])   // here: index-of-array
}
