// says: the same in a loop inside, behind a condition
// run: refused
// run: refused --check assert
scalarset Node[2];
scalarset Side[2];
Node one, each;
Side side;
bool bad[Node];
init {
  select (one : Node);
  bad[one] = true;
  for (each : Node) {
    assert(!bad[each]);
    for (side : Side) { if :: bad[each] -> 0 :: else -> 0 fi }
  }
}
