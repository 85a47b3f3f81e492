// item: 74
// says: break inside an inline leaves the enclosing do
// parse: accept
// verify: holds
// states: 10
// transitions: 10
inline leave() { break }
byte x;
init { do :: x++; if :: x == 3 -> leave() :: else fi od; assert(x == 3) }
