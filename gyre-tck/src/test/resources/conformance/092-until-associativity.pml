// item: 92
// says: a U b U c is (a U b) U c: p agrees with l
// parse: accept
// verify: holds
// states: 6
// transitions: 6
byte n;
ltl p { (n == 0) U (n == 1) U (n == 2) }
ltl l { ((n == 0) U (n == 1)) U (n == 2) }
ltl r { (n == 0) U ((n == 1) U (n == 2)) }
init { n = 1; n = 0; n = 1; n = 2 }
// with-claim p: holds
// with-claim l: holds
// with-claim r: violated
