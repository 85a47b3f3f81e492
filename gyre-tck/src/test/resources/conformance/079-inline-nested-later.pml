// item: 79
// says: an inline may call another that is declared after it
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte x;
inline outer(b) { inner(b); inner(b) }
inline inner(a) { x = x + a }
init { outer(3); assert(x == 6) }
