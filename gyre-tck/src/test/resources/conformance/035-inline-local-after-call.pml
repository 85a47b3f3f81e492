// item: 35
// says: an inline local is not visible after the call
// parse: reject
inline f() { byte t; t = 1 }
init { f(); t = 2 }
