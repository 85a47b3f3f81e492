// item: 85
// says: non-determinism in d_step takes the first option
// parse: accept
// verify: holds
// states: 4
// transitions: 4
byte x;
init { d_step { skip; if :: x = 1 :: x = 2 fi }; assert(x == 1) }
