// item: 91
// says: negations of temporal operators
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte a;
ltl p { ! [] ! (a == 1) }
ltl q { ! <> (a == 2) }
init { a = 1 }
// with-claim p: holds
// with-claim q: holds
