// item: 11
// says: in may be used as a name
// parse: accept
// verify: holds
// states: 4
// transitions: 4
byte in = 2;
init { in = in + 1; assert(in == 3) }
