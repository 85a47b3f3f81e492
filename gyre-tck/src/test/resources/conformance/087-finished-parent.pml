// item: 87
// says: a finished parent is fine
// parse: accept
// verify: holds
// states: 2
// transitions: 2
byte x;
proctype P() { end: x == 1 }
init { run P() }
