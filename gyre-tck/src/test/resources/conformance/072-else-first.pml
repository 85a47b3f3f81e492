// item: 72
// says: else may be the first option
// parse: accept
// verify: holds
// states: 4
// transitions: 4
byte x = 1;
init { if :: else -> assert(false) :: x == 1 -> skip fi }
