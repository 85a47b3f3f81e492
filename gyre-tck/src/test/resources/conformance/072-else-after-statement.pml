// item: 72
// says: else after another statement of a sequence is true
// parse: accept
// verify: holds
// states: 6
// transitions: 6
byte x;
init { x = 1; else -> x = 2; assert(x == 2) }
