// item: 36
// says: a declaration before the first statement costs no transition
// parse: accept
// verify: holds
// states: 4
// transitions: 4
byte g;
init { byte x = g; g = 1; assert(x == 0) }
