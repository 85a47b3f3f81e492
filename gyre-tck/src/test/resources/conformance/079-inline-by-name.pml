// item: 79
// says: parameters are by name: an assignment changes the argument
// parse: accept
// verify: holds
// states: 6
// transitions: 6
byte p = 1, q = 2;
inline swap(a, b) { byte t = a; a = b; b = t }
init { swap(p, q); assert(p == 2 && q == 1) }
