// item: 45
// says: a finished parent still counts in _nr_pr
// parse: accept
// verify: violated invalid-end-state
// states: 2
// transitions: 2
proctype P() { (_nr_pr == 1); assert(false) }
init { run P() }
