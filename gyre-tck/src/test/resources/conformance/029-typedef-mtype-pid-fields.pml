// item: 29
// says: fields of type mtype, pid, bool, short, several names in one field list
// parse: accept
// verify: holds
// states: 5
// transitions: 5
mtype = { on, off };
typedef T { mtype m = on; pid p, q; bool b; short s, t = -3; int i };
T t;
init { t.q = _pid; t.m = off; assert(t.m == 1 && t.t == -3) }
