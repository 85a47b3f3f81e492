// item: 101
// says: every statement is a transition in plain mode
// parse: accept
// verify: holds
// states: 21
// transitions: 33
byte x;
active proctype A() { byte l; l = 1; l = 2; x = l }
active proctype B() { byte l; l = 1; l = 2; x = l }
