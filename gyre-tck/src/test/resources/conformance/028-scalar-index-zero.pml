// item: 28
// says: a scalar with index 0 is the scalar
// parse: accept
// verify: holds
// states: 4
// transitions: 4
byte x;
init { x[0] = 3; assert(x == 3) }
