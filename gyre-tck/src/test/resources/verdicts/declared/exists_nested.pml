// says: a quantifier inside another could fail
// run: violated
scalarset Node[2];
ring Ring[2];
Node chosen;
byte left[Node] = 1;
bool b;
init {
  select (chosen : Node);
  left[chosen] = 0;
  b = (exists (p : Node) forall (q : Ring) (q != Ring.none && 1 / left[p] == 1))
}
