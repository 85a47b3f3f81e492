// item: 79
// says: inline substitutes without parentheses
// parse: accept
// warn: inline-argument-parentheses
// verify: holds
// states: 4
// transitions: 4
byte r;
inline f(x) { r = x * 2 }
init { f(1+1); assert(r == 3) }
