// item: 91
// says: all symbol operators
// parse: accept
// verify: holds
// states: 4
// transitions: 4
byte a, b;
ltl p { [] (a >= 0) && <> (b >= 0) && ((a == 0) U (b == 0)) && ((a == 0) W (b >= 0)) && ((a >= 0) V (b >= 0)) && !(a == 5) && ((a == 1) -> (b == 1)) && ((a == 0) <-> (b == 0) ) || (a == 1) }
init { a = 1; b = 1 }
// with-claim p: holds
