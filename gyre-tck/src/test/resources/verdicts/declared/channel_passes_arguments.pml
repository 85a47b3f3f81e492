// says: what a channel carries is known only from later arguments
// run: refused
scalarset Node[2];
chan box = [1] of { Node };
chan carrier = [1] of { chan };
byte n;
proctype Third(chan x) { x?n; assert(n != 0) }
proctype Second(chan y) { chan x; y?x; run Third(x) }
proctype First(chan z) { run Second(z) }
init { Node y; select (y : Node); box!y; carrier!box; run First(carrier) }
