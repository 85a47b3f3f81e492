// item: 76
// says: nested for
// parse: accept
// verify: holds
// states: 35
// transitions: 35
byte i, j, n;
init { for (i : 0 .. 2) { for (j : i .. 2) { n++ } }; assert(n == 6) }
