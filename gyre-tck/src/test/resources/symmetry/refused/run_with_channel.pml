// says: a process of no family gets the channel of an element
scalarset Node[3];
chan box[Node] = [2] of { bit };
Node chosen, each;
proctype Reader(chan c) { assert(!(_pid == 1 && len(c) == 1)) }
init {
  select (chosen : Node);
  box[chosen]!1;
  for (each : Node) { run Reader(box[each]) }   // here: bad-family
}
