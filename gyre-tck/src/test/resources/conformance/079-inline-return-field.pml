// item: 79
// says: the result goes into an array element
// parse: accept
// verify: holds
// states: 6
// transitions: 6
byte a[2];
inline f(v) { byte t = v; t = t * 2; return t }
init { a[1] = f(4); assert(a[1] == 8) }
