// item: 17
// says: unsigned x:3 keeps three bits
// parse: accept
// verify: holds
// states: 9
// transitions: 9
unsigned x : 3;
init { x = 9; assert(x == 1); x = -1; assert(x == 7); x = 7; x++; assert(x == 0) }
