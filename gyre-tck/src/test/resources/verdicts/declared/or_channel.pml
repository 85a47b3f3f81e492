// says: || in a loop stops asking; there may be no channel
// run: refused
scalarset Node[2];
typedef Link { chan c }
Node chosen, each;
chan full_one = [1] of { bit };
Link link[Node];
bool any;
active proctype P() {
  bool flag[Node];
  select (chosen : Node);
  flag[chosen] = true;
  for (each : Node) { any = any || (flag[each] || len(link[each].c) == 0) }
}
