// item: 85
// says: non-determinism at the start of d_step takes the first option
// parse: accept
// verify: holds
// states: 4
// transitions: 4
byte x;
init { d_step { if :: x = 1 :: x = 2 fi; skip }; assert(x == 1) }
