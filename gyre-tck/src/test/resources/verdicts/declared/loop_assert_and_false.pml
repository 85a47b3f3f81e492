// says: a condition that is never open stops the first round, so only one assertion is checked
// run: refused
// run: refused --check assert
scalarset Node[2];
Node one, each;
bool bad[Node];
init {
  select (one : Node);
  bad[one] = true;
  for (each : Node) { assert(!bad[each]); false }
}
