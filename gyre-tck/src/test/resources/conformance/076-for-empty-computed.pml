// item: 76
// says: a range that is computed from constants may be empty, as with a small N
// parse: accept
// verify: holds
// states: 5
// transitions: 5
#define N 1
byte i, n;
init { for (i : 1 .. N - 1) { n++ } assert(n == 0 && i == 1) }
