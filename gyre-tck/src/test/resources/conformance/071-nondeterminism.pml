// item: 71
// says: all executable options are explored
// parse: accept
// verify: holds
// states: 10
// transitions: 10
byte x;
init { if :: x = 1 :: x = 2 :: x = 3 fi; assert(x >= 1 && x <= 3) }
