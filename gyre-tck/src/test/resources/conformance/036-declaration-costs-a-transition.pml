// item: 36
// says: a declaration after the first statement is a transition of its own
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte g;
init { g = 1; byte x = g; assert(x == 1) }
