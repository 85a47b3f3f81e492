// item: 76
// says: the body may change the loop variable
// parse: accept
// verify: holds
// states: 17
// transitions: 17
byte i, n;
init { for (i : 1 .. 5) { i++; n++ }; assert(n == 3) }
