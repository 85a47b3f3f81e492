// item: 27
// says: an array bound may be an mtype constant
// parse: accept
// verify: holds
// states: 4
// transitions: 4
mtype = { a, b, c };
byte x[a];
init { x[2] = 1; assert(x[2] == 1) }
