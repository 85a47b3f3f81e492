// item: 91
// says: an ltl formula without name
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte a;
ltl { [] (a <= 1) }
init { a = 1 }
// with-claim: holds
