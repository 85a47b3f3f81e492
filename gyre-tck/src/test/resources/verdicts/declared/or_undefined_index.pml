// says: || in a loop stops asking; an undefined index would fail
// run: refused
ring Node[3];
Node chosen, each;
Node after[Node];
bool any, flag[Node];
init {
  for (each : Node) { after[each] = each; flag[each] = true };
  select (chosen : Node);
  after[chosen] = Node.none;
  for (each : Node) { any = any || flag[after[each]] }
}
