// item: 89
// says: any value that is not 0 passes
// parse: accept
// verify: holds
// states: 4
// transitions: 4
init { assert(-1); assert(7) }
