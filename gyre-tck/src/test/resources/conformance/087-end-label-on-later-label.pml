// item: 87
// says: an end label as the second of two labels
// parse: accept
// verify: holds
// states: 1
// transitions: 1
byte x;
active proctype A() { L: end: x == 1; goto L }
