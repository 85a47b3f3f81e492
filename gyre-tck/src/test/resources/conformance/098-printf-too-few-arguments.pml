// item: 98
// says: too few arguments for the format are not found by the verifier
// parse: accept
// verify: holds
// states: 3
// transitions: 3
init { printf("%d %d\n", 3) }
