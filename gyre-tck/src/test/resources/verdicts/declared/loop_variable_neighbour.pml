// says: the variable of a loop over a ring goes two steps at once
// run: refused
ring Node[3];
Node chosen, each;
byte seen[Node];
init {
  select (chosen : Node);
  for (each : Node) { seen[each]++; each = next(each) };
  assert(seen[chosen] == 0)
}
