// item: 36
// says: a declaration inside atomic after a statement
// parse: accept
// verify: holds
// states: 4
// transitions: 4
byte n;
init { n = 1; atomic { byte x = n; x++; assert(x == 2) } }
