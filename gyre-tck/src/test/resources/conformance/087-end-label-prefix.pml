// item: 87
// says: any label that starts with end counts
// parse: accept
// verify: holds
// states: 1
// transitions: 1
byte x;
active proctype A() { endX2: x == 1 }
active proctype B() { end_of_it: x == 2 }
