// item: 79
// says: x = f(a) with return works
// parse: accept
// verify: holds
// states: 4
// transitions: 4
byte x;
inline f(a) { return a + 1 }
init { x = f(4); assert(x == 5) }
