// item: 79
// says: only whole names are substituted
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte ab = 1, a1 = 2;
inline f(a) { ab = a; a1 = a }
init { f(7); assert(ab == 7 && a1 == 7) }
