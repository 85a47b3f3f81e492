// says: || in a loop stops asking; to compare more fields than there are fails
// run: refused
scalarset Node[2];
typedef Pair { bit a; bit b }
chan box[Node] = [1] of { Pair, bit };
Pair pair;
Node chosen, each;
bit flag[Node];
bool any;
active proctype P() {
  for (each : Node) { box[each]!pair,1 }
  select (chosen : Node);
  flag[chosen] = 1;
  for (each : Node) { any = any || (flag[each] || box[each]?[pair,1,1]) }
}
