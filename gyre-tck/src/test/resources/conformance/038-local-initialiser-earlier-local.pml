// item: 38
// says: a local initialiser may use an earlier local
// parse: accept
// verify: holds
// states: 3
// transitions: 3
init { byte a = 2; byte b = a * 3; assert(b == 6) }
