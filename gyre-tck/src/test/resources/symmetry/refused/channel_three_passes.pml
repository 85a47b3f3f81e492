// says: what a channel carries is known only after three passes
scalarset Node[3];
chan carrier = [1] of { chan };
chan box = [1] of { Node };
chan far, near;
byte n, at;
active proctype Third() { at == 2; near?n; assert(n != 1) }   // here: mixed-index-types
active proctype Second() { at == 1; far?near; at = 2 }
active proctype First() { Node y; select (y : Node); far = carrier; box!y; carrier!box; at = 1 }
