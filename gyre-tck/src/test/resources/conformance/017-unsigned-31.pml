// item: 17
// says: unsigned of width 31 never is negative
// parse: accept
// verify: holds
// states: 4
// transitions: 4
unsigned x : 31;
init { x = -1; assert(x == 2147483647) }
