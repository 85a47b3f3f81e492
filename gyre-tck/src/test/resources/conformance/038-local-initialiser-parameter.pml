// item: 38
// says: a local initialiser may use parameters
// parse: accept
// verify: holds
// states: 5
// transitions: 5
proctype P(byte a; byte b) { byte s = a + b; assert(s == 5) }
init { run P(2, 3) }
