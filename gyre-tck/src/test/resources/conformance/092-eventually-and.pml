// item: 92
// says: <> a && b is (<> a) && b
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte n;
ltl p { <> (n == 1) && (n == 0) }
ltl q { <> ((n == 1) && (n == 0)) }
init { n = 1 }
// with-claim p: holds
// with-claim q: violated
