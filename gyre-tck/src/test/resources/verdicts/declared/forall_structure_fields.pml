// says: a structure in a structure stands for several fields, so this compares more than there are
// run: violated
ring Node[3];
typedef Inner { bit a; bit b }
typedef Outer { Inner inner }
chan box[Node] = [1] of { Outer, bit };
Outer pair;
Node chosen, each;
bit flag[Node];
active proctype P() {
  for (each : Node) { box[each]!pair,1 }
  select (chosen : Node);
  flag[chosen] = 1;
  assert((forall (p : Node) (!flag[p] && box[p]??[pair,1,1])) == 0)
}
