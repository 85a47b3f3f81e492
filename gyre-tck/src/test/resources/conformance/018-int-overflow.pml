// item: 18
// says: int multiplication wraps
// parse: accept
// verify: holds
// states: 4
// transitions: 4
int x = 65536;
init { x = x * x; assert(x == 0) }
