// item: 72
// says: else looks into a nested if that is a guard
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte x = 1;
init { if :: if :: x == 2 -> skip :: x == 1 -> x = 5 fi :: else -> assert(false) fi; assert(x == 5) }
