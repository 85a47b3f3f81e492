// item: 81
// says: else as escape guard is always true
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte x;
init { { x = 1; assert(false) } unless { else -> x = 2 }; assert(x == 2) }
