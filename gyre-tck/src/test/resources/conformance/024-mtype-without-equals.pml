// item: 24
// says: the equals sign may be left out
// parse: accept
// verify: holds
// states: 3
// transitions: 3
mtype { a, b }
init { assert(a == 2 && b == 1) }
