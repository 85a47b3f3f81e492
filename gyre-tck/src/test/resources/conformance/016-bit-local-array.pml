// item: 16
// says: a local bit array is not masked either
// parse: accept
// verify: holds
// states: 4
// transitions: 4
init { bit a[2]; a[1] = 5; assert(a[1] == 5) }
