// item: 82
// says: nondeterminism inside atomic is explored
// parse: accept
// verify: holds
// states: 7
// transitions: 7
byte x;
init { atomic { if :: x = 1 :: x = 2 fi; x = x * 2 }; assert(x == 2 || x == 4) }
