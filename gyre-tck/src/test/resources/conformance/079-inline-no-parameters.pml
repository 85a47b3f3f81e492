// item: 79
// says: an inline without parameters
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte x;
inline f() { x = 1; x = 2 }
init { f(); assert(x == 2) }
