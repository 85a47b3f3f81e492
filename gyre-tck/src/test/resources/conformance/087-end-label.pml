// item: 87
// says: an end label makes a valid end state
// parse: accept
// verify: holds
// states: 1
// transitions: 1
byte x;
active proctype A() { end: x == 1 }
