// says: an array in a structure stands for several fields, so this compares more than there are
// run: violated
scalarset Node[2];
typedef Pair { bit a[2] }
chan box[Node] = [1] of { Pair, bit };
Pair pair[2];
Node chosen, each;
bit flag[Node];
active proctype P() {
  for (each : Node) { box[each]!pair[0],1 }
  select (chosen : Node);
  flag[chosen] = 1;
  (exists (p : Node) (flag[p] || box[p]?[pair[1],1,1]))
}
