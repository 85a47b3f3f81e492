// item: 15
// says: -1 in a bool is 1 and -2 is 0
// parse: accept
// verify: holds
// states: 10
// transitions: 10
bool o;
init { bit l; o = -1; assert(o == 1); o = -2; assert(o == 0); l = -1; assert(l == 1); l = 256; assert(l == 0) }
