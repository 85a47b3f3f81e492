// item: 32
// says: sibling blocks may reuse a name with another type
// parse: accept
// verify: holds
// states: 8
// transitions: 8
init { { byte x = 255; x++; assert(x == 0) }; { short x = 255; x++; assert(x == 256) } }
