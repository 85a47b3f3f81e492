// item: 32
// says: the braces of atomic and d_step are scopes
// parse: accept
// verify: holds
// states: 4
// transitions: 4
init { atomic { byte x = 1; assert(x == 1) }; d_step { byte x = 2; assert(x == 2) } }
