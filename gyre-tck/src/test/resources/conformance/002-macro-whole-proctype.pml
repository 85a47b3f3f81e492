// item: 2
// says: a macro may produce a whole proctype
// parse: accept
// verify: holds
// states: 15
// transitions: 25
#define PROC(name, val) active proctype name() { assert(_pid == val) }
PROC(A, 0)
PROC(B, 1)
PROC(C, 2)
