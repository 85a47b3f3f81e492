// says: to look into a rendez-vous channel fails, also into one that a process declares
// run: violated
scalarset Node[2];
Node chosen;
bit flag[Node];
active proctype P() {
  chan box[Node] = [0] of { bit };
  select (chosen : Node);
  flag[chosen] = 1;
  (exists (p : Node) (flag[p] || box[p]?[1]))
}
