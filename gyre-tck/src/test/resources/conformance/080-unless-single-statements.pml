// item: 80
// says: both sides may be single statements
// parse: accept
// verify: holds
// states: 4
// transitions: 4
byte x;
init { x = 1 unless x == 5; assert(x == 1) }
