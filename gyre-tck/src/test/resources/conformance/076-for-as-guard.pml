// item: 76
// says: a for as the first statement of an option
// parse: accept
// verify: holds
// states: 11
// transitions: 11
byte i, n;
init { if :: for (i : 1 .. 2) { n++ } fi; assert(n == 2) }
