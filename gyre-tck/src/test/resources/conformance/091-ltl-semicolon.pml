// item: 91
// says: semicolons after the brace of a formula
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte a;
ltl p { [] (a <= 1) };
init { a = 1 };
// with-claim p: holds
