// item: 73
// says: timeout in d_step is accepted
// parse: accept
// verify: holds
// states: 3
// transitions: 3
init { d_step { timeout; skip } }
