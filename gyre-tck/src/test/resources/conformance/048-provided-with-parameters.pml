// item: 48
// says: provided after a parameter list, on a process that is run
// parse: accept
// verify: holds
// states: 6
// transitions: 6
byte n;
proctype P(byte a) provided (n > 0) { assert(n > 0) }
init { run P(1); n = 1 }
