// item: 79
// says: an array element as argument
// parse: accept
// verify: holds
// states: 6
// transitions: 6
byte a[2];
inline inc(v) { v++ }
init { inc(a[1]); inc(a[0]); inc(a[1]); assert(a[1] == 2 && a[0] == 1) }
