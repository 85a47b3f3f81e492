// item: 119
// says: [] a == 1 is read as ([] a) == 1
// parse: accept
// warn: temporal-comparison
// verify: holds
// states: 3
// transitions: 3
byte a;
ltl p { [] a == 1 }
init { a = 1 }
// with-claim p: violated
