// item: 76
// says: the end is evaluated again on each pass
// parse: accept
// verify: holds
// states: 13
// transitions: 13
byte i, n = 5, c;
init { for (i : 1 .. n) { c++; n = 2 }; assert(c == 2 && i == 3) }
