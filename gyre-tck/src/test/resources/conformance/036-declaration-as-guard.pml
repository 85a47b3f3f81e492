// item: 36
// says: a declaration may be the first statement of an option
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte n;
init { if :: byte x = 3; n = x fi; assert(n == 3) }
