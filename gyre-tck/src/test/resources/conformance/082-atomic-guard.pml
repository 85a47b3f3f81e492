// item: 82
// says: the first statement of atomic is its guard
// parse: accept
// verify: holds
// states: 6
// transitions: 7
byte x;
active proctype A() { atomic { x == 1 -> x = 2 } }
active proctype B() { x = 1 }
