// item: 79
// says: a call as the first statement of an option
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte x = 1;
inline isone() { x == 1 }
init { if :: isone() -> x = 5 :: else -> assert(false) fi; assert(x == 5) }
