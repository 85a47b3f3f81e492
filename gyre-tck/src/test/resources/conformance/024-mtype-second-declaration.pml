// item: 24
// says: a second mtype declaration continues the numbering
// parse: accept
// verify: holds
// states: 3
// transitions: 3
mtype = {a,b,c};
mtype = {d,e};
init { assert(a == 3 && b == 2 && c == 1 && d == 5 && e == 4) }
