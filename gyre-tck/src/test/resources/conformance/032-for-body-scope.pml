// item: 32
// says: a for body is a scope
// parse: accept
// verify: holds
// states: 14
// transitions: 14
init { byte i; for (i : 1 .. 2) { byte t = i; assert(t == i) }; { byte t = 9; assert(t == 9) } }
