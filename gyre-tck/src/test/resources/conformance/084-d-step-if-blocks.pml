// item: 84
// says: an if with no enabled option at the start of d_step just blocks
// parse: accept
// verify: violated invalid-end-state
// states: 1
// transitions: 1
byte x;
init { d_step { if :: x == 1 -> x = 2 :: x == 3 -> x = 4 fi; x = 5 } }
