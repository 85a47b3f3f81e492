// says: the number of processes does not fit a field for elements
// run: refused
scalarset Node[3];
Node chosen, got;
chan c = [1] of { Node };
init {
  select (chosen : Node);
  c!_nr_pr;
  c?got;
  assert(got != chosen)
}
