// item: 79
// says: an inline may call another that was declared before
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte x;
inline inner(a) { x = x + a }
inline outer(b) { inner(b); inner(b) }
init { outer(3); assert(x == 6) }
