// item: 128
// says: the same with parentheses is no doubt
// parse: accept
// warn: none
// verify: holds
// states: 4
// transitions: 4
byte r;
inline dbl(e) { r = 2 * e }
init { dbl((1 + 2)); assert(r == 6) }
