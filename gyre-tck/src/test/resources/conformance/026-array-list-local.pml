// item: 26
// says: a list for a local array at the start of the body
// parse: accept
// verify: holds
// states: 3
// transitions: 3
init { byte a[3] = {1, 2, 3}; assert(a[0] == 1 && a[1] == 2 && a[2] == 3) }
