// item: 71
// says: the third option is explored too
// parse: accept
// verify: violated assertion
// states: 10
// transitions: 10
byte x;
init { if :: x = 1 :: x = 2 :: x = 3 fi; assert(x != 3) }
