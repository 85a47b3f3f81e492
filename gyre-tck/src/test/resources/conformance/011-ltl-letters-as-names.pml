// item: 11
// says: U V W X may be variable names
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte U = 1, V = 2, W = 3, X = 4;
init { assert(U + V + W + X == 10) }
