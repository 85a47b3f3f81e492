// item: 76
// says: expressions as bounds
// parse: accept
// verify: holds
// states: 17
// transitions: 17
byte i, n, k = 2;
init { for (i : k - 1 .. k * 2) { n++ }; assert(n == 4) }
