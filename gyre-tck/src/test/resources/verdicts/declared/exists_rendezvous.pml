// says: to look into a rendez-vous channel fails, so exists asks all elements
// run: violated
scalarset Node[2];
chan box[Node] = [0] of { bit };
Node chosen;
bit flag[Node];
active proctype P() {
  select (chosen : Node);
  flag[chosen] = 1;
  (exists (p : Node) (flag[p] || box[p]?[1]))
}
