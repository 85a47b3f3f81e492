// item: 76
// says: a for inside atomic and d_step
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte i, n;
init { atomic { for (i : 1 .. 3) { n++ } }; d_step { for (i : 1 .. 3) { n++ } }; assert(n == 6) }
