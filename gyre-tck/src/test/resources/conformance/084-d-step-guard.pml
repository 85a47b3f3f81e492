// item: 84
// says: the first statement of d_step is its guard
// parse: accept
// verify: holds
// states: 6
// transitions: 7
byte x;
active proctype A() { d_step { x == 1; x = 2 } }
active proctype B() { x = 1 }
