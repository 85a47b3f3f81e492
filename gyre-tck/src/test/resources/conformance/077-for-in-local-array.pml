// item: 77
// says: for in a local array
// parse: accept
// verify: holds
// states: 11
// transitions: 11
init { byte a[2] = 5; byte i, n; for (i in a) { n = n + a[i] }; assert(n == 10 && i == 2) }
