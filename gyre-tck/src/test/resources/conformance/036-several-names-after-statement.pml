// item: 36
// says: several names in one declaration after a statement
// parse: accept
// verify: holds
// states: 6
// transitions: 6
byte g;
init { g = 1; byte x = g, y = g + 1; assert(x == 1 && y == 2) }
