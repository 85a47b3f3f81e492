// item: 129
// says: an atomic that can block in the middle
// parse: accept
// warn: atomic-may-block
// verify: holds
// states: 8
// transitions: 9
byte x;
active proctype A() { atomic { x = 1; x == 2; x = 3 } }
active proctype B() { x == 1; x = 2 }
