// item: 76
// says: for runs from a to b and leaves b+1
// parse: accept
// verify: holds
// states: 14
// transitions: 14
byte i, s;
init { for (i : 1 .. 3) { s = s + i }; assert(s == 6 && i == 4) }
