// item: 36
// says: declarations at the start of an inner block
// parse: accept
// verify: holds
// states: 6
// transitions: 6
byte g;
init { g = 2; { byte x = g; byte y = x; assert(x == 2 && y == 2) } }
