// item: 119
// says: a parenthesised temporal formula compared with a number
// parse: accept
// warn: temporal-comparison
// verify: holds
// states: 3
// transitions: 3
byte a;
ltl p { ([] a) == 1 }
init { a = 1 }
// with-claim p: violated
