// says: the variable of a loop inside is asked for before that loop
// run: refused
scalarset Node[3];
scalarset Other[2];
Node chosen, each;
Other o;
byte sum, n[Node];
init {
  select (chosen : Node);
  select (o : Other);
  for (each : Node) {
    n[each] = (o == Other.none -> 1 : 0);
    for (o : Other) { sum++ }
  };
  assert(n[chosen] == 1)
}
