// item: 82
// says: intermediate states of atomic are invisible
// parse: accept
// verify: holds
// states: 7
// transitions: 9
byte x;
active proctype A() { atomic { x = 1; x = 2 } }
active proctype B() { assert(x != 1) }
