// item: 85
// says: d_step inside atomic
// parse: accept
// verify: holds
// states: 7
// transitions: 9
byte x;
active proctype A() { atomic { x = 1; d_step { x = 2; x = 3 }; x = 4 } }
active proctype B() { assert(x == 0 || x == 4) }
