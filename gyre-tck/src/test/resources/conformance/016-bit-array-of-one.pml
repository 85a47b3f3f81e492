// item: 16
// says: an array of bit of length one is
// parse: accept
// verify: holds
// states: 4
// transitions: 4
bit a[1];
init { a[0] = 2; assert(a[0] == 2) }
