// item: 38
// says: _nr_pr in the initialiser of an active process counts
// parse: accept
// verify: holds
// states: 7
// transitions: 9
active proctype A() { byte n = _nr_pr; assert(n == 1) }
active proctype B() { byte n = _nr_pr; assert(n == 2) }
