// says: && in a loop stops asking, and the index could be out of bounds
// run: refused
scalarset Node[3];
Node chosen, each;
byte at[Node];
bool table[2], all = true;
init {
  select (chosen : Node);
  at[chosen] = 5;
  for (each : Node) { all = all && table[at[each]] }
}
