// says: a condition that is always open stops nobody
// run: violated
// run: violated --check assert
scalarset Node[2];
Node one, each;
bool bad[Node];
init {
  select (one : Node);
  bad[one] = true;
  for (each : Node) { skip; assert(!bad[each]); true }
}
