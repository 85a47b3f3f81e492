// item: 9
// says: 4294967295 is -1 in int
// parse: accept
// verify: holds
// states: 3
// transitions: 3
init { int x = 4294967295; assert(x == -1) }
