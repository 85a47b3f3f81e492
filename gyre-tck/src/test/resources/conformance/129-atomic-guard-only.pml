// item: 129
// says: an atomic that can block only at its start is no doubt
// parse: accept
// warn: none
// verify: holds
// states: 7
// transitions: 8
byte x;
active proctype A() { atomic { x == 2; x = 3 } }
active proctype B() { x = 1; x = 2 }
