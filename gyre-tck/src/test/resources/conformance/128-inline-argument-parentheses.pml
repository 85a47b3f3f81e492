// item: 128
// says: an inline argument that needs parentheses
// parse: accept
// warn: inline-argument-parentheses
// verify: holds
// states: 4
// transitions: 4
byte r;
inline dbl(e) { r = 2 * e }
init { dbl(1 + 2); assert(r == 4) }
