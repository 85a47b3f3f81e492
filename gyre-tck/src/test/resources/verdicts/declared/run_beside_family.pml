// says: a loop that creates a family creates others too, in the order of the elements
// run: refused
scalarset Node[2];
Node chosen;
bool flag[Node];
chan order = [2] of { bool };
proctype Member(Node me) { end: false }
proctype Other(bool b) { order!b; end: false }
init {
  Node each;
  bool first;
  atomic {
    select (chosen : Node);
    flag[chosen] = true;
    for (each : Node) { run Member(each); run Other(flag[each]) }
  }
}
