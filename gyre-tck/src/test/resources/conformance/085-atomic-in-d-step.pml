// item: 85
// says: atomic inside d_step
// parse: accept
// verify: holds
// states: 7
// transitions: 9
byte x;
active proctype A() { d_step { x = 1; atomic { x = 2; x = 3 } } }
active proctype B() { assert(x == 0 || x == 3) }
