// item: 82
// says: an atomic inside an atomic
// parse: accept
// verify: holds
// states: 7
// transitions: 9
byte x;
active proctype A() { atomic { x = 1; atomic { x = 2 }; x = 3 } }
active proctype B() { assert(x == 0 || x == 3) }
