// says: a channel keeps its fields where it is passed on
scalarset Id[3];
chan c = [2] of { Id };
proctype Q(chan to) {
  to!1   // here: mixed-index-types
}
init { run Q(c) }
