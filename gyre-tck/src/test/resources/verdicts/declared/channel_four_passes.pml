// says: what a channel carries is known only after four passes
// run: refused
scalarset Node[3];
chan carrier = [1] of { chan };
chan outer = [1] of { chan };
chan box = [1] of { Node };
chan a, b, c;
byte n, at;
active proctype Fourth() { at == 3; c?n; assert(n != 2) }
active proctype Third() { at == 2; b?c; at = 3 }
active proctype Second() { at == 1; a?b; at = 2 }
active proctype First() {
  Node y;
  select (y : Node);
  a = outer;
  box!y;
  carrier!box;
  outer!carrier;
  at = 1
}
