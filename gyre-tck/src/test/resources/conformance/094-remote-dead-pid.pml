// item: 94
// says: a dead pid silently yields false
// parse: accept
// verify: holds
// states: 7
// transitions: 7
proctype P() { byte v = 3; L: skip }
init { run P(); _nr_pr == 1; assert(!(P[1]@L)) }
