// item: 91
// says: true and false in a formula
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte a;
ltl p { [] true && ! false }
init { a = 1 }
// with-claim p: holds
