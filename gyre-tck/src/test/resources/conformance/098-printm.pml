// item: 98
// says: printm prints an mtype name
// parse: accept
// verify: holds
// states: 4
// transitions: 4
mtype = { one, two };
mtype m = one;
init { printm(one); printm(m) }
