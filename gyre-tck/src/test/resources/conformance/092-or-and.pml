// item: 92
// says: && binds tighter than ||
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte n;
ltl p { (n == 0) || (n == 1) && (n == 2) }
ltl q { ((n == 0) || (n == 1)) && (n == 2) }
init { n = 1 }
// with-claim p: holds
// with-claim q: violated
