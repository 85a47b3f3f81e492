// item: 76
// says: equal bounds run one pass
// parse: accept
// verify: holds
// states: 8
// transitions: 8
byte i, n;
init { for (i : 4 .. 4) { n++ }; assert(n == 1 && i == 5) }
