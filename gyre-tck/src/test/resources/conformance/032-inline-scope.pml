// item: 32
// says: locals of an inline are fresh in each call
// parse: accept
// verify: holds
// states: 9
// transitions: 9
inline f(a) { byte t; t++; a = t }
init { byte r, s; f(r); f(s); assert(r == 1 && s == 1) }
