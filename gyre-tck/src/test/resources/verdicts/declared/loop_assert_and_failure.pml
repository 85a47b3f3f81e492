// says: whether an assertion is checked before a failure depends on the order
// run: refused
// run: refused --check assert
scalarset Node[3];
Node one, two, each;
byte left[Node] = 1, r[Node];
bool bad[Node];
init {
  select (one : Node);
  select (two : Node);
  if
    :: one == two -> goto done
    :: else
  fi;
  bad[one] = true;
  left[two] = 0;
  for (each : Node) {
    assert(!bad[each]);
    r[each] = 1 / left[each]
  };
done:
  skip
}
