// item: 32
// says: a name used in an inner block may be declared after it in the outer one
// parse: accept
// verify: holds
// states: 6
// transitions: 6
init { { byte t = 1; assert(t == 1) }; byte t = 2; assert(t == 2) }
