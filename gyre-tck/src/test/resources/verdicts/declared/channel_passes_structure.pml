// says: what a channel carries is known only from a later structure
// run: refused
scalarset Node[2];
typedef T { chan c };
chan post = [1] of { T };
chan box = [1] of { Node };
chan via, x;
T t, u;
byte n, at;
active proctype Third() { at == 2; x?n; assert(n != 1) }
active proctype Second() { at == 1; via?u; x = u.c; at = 2 }
active proctype First() { Node y; select (y : Node); via = post; t.c = box; box!y; post!t; at = 1 }
