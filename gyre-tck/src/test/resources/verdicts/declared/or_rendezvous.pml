// says: || in a loop stops asking; to look into a rendez-vous channel fails
// run: refused
scalarset Node[2];
chan box[Node] = [0] of { bit };
Node chosen, each;
bit flag[Node];
bool any;
active proctype P() {
  select (chosen : Node);
  flag[chosen] = 1;
  for (each : Node) { any = any || (flag[each] || box[each]?[1]) }
}
