// item: 72
// says: an assignment option makes else false
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte x;
init { if :: x = 1 :: else -> assert(false) fi }
