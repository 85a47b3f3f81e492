// item: 72
// says: else is true iff no other option is executable
// parse: accept
// verify: holds
// states: 6
// transitions: 6
byte x = 1;
init { if :: x == 1 -> skip :: else -> assert(false) fi; if :: x == 2 -> assert(false) :: else -> skip fi }
