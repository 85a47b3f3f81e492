// item: 36
// says: an initialiser after the first statement is evaluated on every pass
// parse: accept
// verify: holds
// states: 18
// transitions: 18
byte n;
init { do :: n < 3 -> n++; byte x = n; assert(x == n); x = 9 :: else -> break od }
