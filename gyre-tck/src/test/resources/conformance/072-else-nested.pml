// item: 72
// says: else of an inner if belongs to the inner if
// parse: accept
// verify: holds
// states: 6
// transitions: 6
byte x = 1;
init { if :: x == 1 -> if :: x == 2 -> assert(false) :: else -> x = 3 fi :: else -> assert(false) fi; assert(x == 3) }
