// item: 76
// says: negative bounds in a short
// parse: accept
// verify: holds
// states: 14
// transitions: 14
short i; byte n;
init { for (i : -1 .. 1) { n++ }; assert(n == 3) }
