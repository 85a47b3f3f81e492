// item: 97
// says: two processes that may each starve the other; weak fairness is per process
// parse: accept
// verify: holds
// states: 6
// transitions: 11
bool x, y;
ltl p { <> x }
active proctype A() { do :: y = !y od }
active proctype B() { x = true }
// with-claim p: violated
