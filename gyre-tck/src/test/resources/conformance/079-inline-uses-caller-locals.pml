// item: 79
// says: an inline sees the locals of its caller
// parse: accept
// verify: holds
// states: 4
// transitions: 4
inline f() { loc = loc + 1 }
init { byte loc = 1; f(); assert(loc == 2) }
