// item: 24
// says: an uninitialised mtype is 0
// parse: accept
// verify: holds
// states: 5
// transitions: 5
mtype = { a, b };
mtype m;
init { assert(m == 0 && m != a && m != b); m = b; assert(m == 1) }
