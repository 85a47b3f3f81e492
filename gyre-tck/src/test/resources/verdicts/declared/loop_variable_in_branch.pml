// says: the variable of a loop is set in one branch
// run: refused
scalarset Node[3];
Node chosen, each;
bool last[Node], seen[Node];
init {
  select (chosen : Node);
  last[chosen] = true;
  for (each : Node) {
    seen[each] = true;
    if
      :: last[each] -> each = Node.none
      :: else
    fi
  };
  assert(forall (p : Node) !(p != chosen && seen[p]))
}
