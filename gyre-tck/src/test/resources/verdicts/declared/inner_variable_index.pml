// says: the variable of a loop inside is an index after that loop
// run: refused
scalarset Node[3];
Node chosen, each, other;
byte n[Node], k[Node];
init {
  select (chosen : Node);
  other = chosen;
  for (each : Node) {
    if
      :: other == chosen -> k[each] = 1
      :: else
    fi;
    for (other : Node) { n[other] = 1 }
  };
  assert(k[chosen] == 0)
}
