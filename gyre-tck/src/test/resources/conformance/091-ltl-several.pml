// item: 91
// says: several named formulas
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte a;
ltl p1 { [] (a <= 1) }
ltl p2 { <> (a == 1) }
ltl p3 { <> (a == 2) }
init { a = 1 }
// with-claim p1: holds
// with-claim p2: holds
// with-claim p3: violated
