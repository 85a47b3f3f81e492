// says: whether an assertion is checked before a loop gets stuck depends on the order
// run: refused --check assert
scalarset Node[2];
Node one, each;
bool bad[Node];
chan box[Node] = [1] of { bit };
init {
  select (one : Node);
  for (each : Node) {
    if
      :: each != one -> box[each]!1
      :: else -> bad[each] = true
    fi
  };
  for (each : Node) { assert(!bad[each]); box[each]!1 }
}
