// says: a message goes into the variable of the loop
// run: refused
scalarset Node[3];
Node chosen, each;
bool seen[Node];
chan box[Node] = [1] of { Node };
init {
  select (chosen : Node);
  box[chosen]!Node.none;
  for (each : Node) {
    if
      :: nempty(box[each]) -> seen[each] = true; box[each]?each
      :: else
    fi
  };
  select (each : Node);
  assert(!(each == chosen && !seen[each]))
}
