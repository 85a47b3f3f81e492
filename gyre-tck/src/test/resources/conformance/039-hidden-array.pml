// item: 39
// says: a hidden array and a hidden mtype
// parse: accept
// verify: holds
// states: 4
// transitions: 4
mtype = { p, q };
hidden byte a[3] = 2;
hidden mtype m = q;
init { a[1] = 5; assert(a[1] == 5 && a[2] == 2 && m == q) }
