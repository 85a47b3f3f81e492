// item: 94
// says: a variable of a dead pid yields 0
// parse: accept
// verify: holds
// states: 7
// transitions: 7
proctype P() { byte v = 3; skip }
init { run P(); _nr_pr == 1; assert(P[1]:v == 0) }
