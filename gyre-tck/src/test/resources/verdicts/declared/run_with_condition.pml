// says: a process of no family is told whether it is the one
// run: refused
scalarset Node[3];
Node chosen, each;
proctype Reader(bool chosen_one) { assert(!(_pid == 3 && chosen_one)) }
init {
  select (chosen : Node);
  for (each : Node) { run Reader(each == chosen) }
}
