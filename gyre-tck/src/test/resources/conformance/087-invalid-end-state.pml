// item: 87
// says: a process neither at its end nor at an end label
// parse: accept
// verify: violated invalid-end-state
// states: 1
// transitions: 1
byte x;
active proctype A() { x == 1 }
