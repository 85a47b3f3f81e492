// item: 74
// says: break out of an atomic inside a do
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte x;
init { do :: atomic { x++; if :: x == 2 -> break :: else fi } od; assert(x == 2) }
