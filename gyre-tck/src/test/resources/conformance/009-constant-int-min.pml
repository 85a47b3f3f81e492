// item: 9
// says: 2147483648 wraps to the smallest int
// parse: accept
// verify: holds
// states: 3
// transitions: 3
init { int x = 2147483648; assert(x < 0 && x == -2147483647 - 1) }
