// item: 38
// says: a local initialiser may use _pid and _nr_pr
// parse: accept
// verify: holds
// states: 7
// transitions: 9
active [2] proctype P() { byte a = _pid; byte n = _nr_pr; assert(a == _pid) }
