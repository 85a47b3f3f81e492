// item: 32
// says: sibling blocks may reuse a name
// parse: accept
// verify: holds
// states: 6
// transitions: 6
init { { byte x = 1; assert(x == 1) }; { byte x = 2; assert(x == 2) } }
