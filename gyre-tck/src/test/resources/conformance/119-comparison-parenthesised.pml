// item: 119
// says: the same with parentheses around the comparison is no doubt
// parse: accept
// warn: none
// verify: holds
// states: 3
// transitions: 3
byte a;
ltl p { [] (a <= 1) }
init { a = 1 }
// with-claim p: holds
