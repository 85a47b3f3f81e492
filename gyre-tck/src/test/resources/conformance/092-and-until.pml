// item: 92
// says: a && b U c is a && (b U c)
// parse: accept
// verify: holds
// states: 4
// transitions: 4
byte n;
ltl p { (n == 0) && (n <= 1) U (n == 2) }
ltl q { ((n == 0) && (n <= 1)) U (n == 2) }
init { n = 1; n = 2 }
// with-claim p: holds
// with-claim q: violated
