// item: 73
// says: timeout in a conjunction
// parse: accept
// verify: holds
// states: 6
// transitions: 6
byte x = 1;
active proctype A() { (timeout && x == 2); assert(x == 2) }
active proctype B() { x = 2 }
