// item: 36
// says: a declaration after the first statement is executed on every pass
// parse: accept
// verify: holds
// states: 18
// transitions: 18
byte n;
init { do :: n < 3 -> n++; byte x; x++; assert(x == 1) :: else -> break od }
