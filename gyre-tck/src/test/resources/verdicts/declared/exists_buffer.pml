// says: to look into a buffer cannot fail, so exists may stop asking
// run: holds
scalarset Node[2];
chan box[Node] = [1] of { bit };
Node chosen;
bit flag[Node];
active proctype P() {
  select (chosen : Node);
  flag[chosen] = 1;
  (exists (p : Node) (flag[p] || box[p]?[1]))
}
