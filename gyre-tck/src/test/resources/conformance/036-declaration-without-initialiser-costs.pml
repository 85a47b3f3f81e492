// item: 36
// says: a declaration without initialiser after a statement
// parse: accept
// verify: holds
// states: 6
// transitions: 6
byte g;
init { g = 1; byte x; g = 2; assert(x == 0) }
