// item: 122
// says: a statement behind a guard that is never true
// parse: accept
// warn: none
// verify: holds
// states: 3
// transitions: 3
byte x;
init { if :: x == 9 -> x = 1; x = 2 :: else fi }
