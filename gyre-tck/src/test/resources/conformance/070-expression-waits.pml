// item: 70
// says: an expression waits until it is true
// parse: accept
// verify: holds
// states: 10
// transitions: 12
byte x;
active proctype A() { x == 3; x = 4 }
active proctype B() { x++; x++; x++ }
