// item: 43
// says: arguments are evaluated in the caller when the process is created
// parse: accept
// verify: holds
// states: 7
// transitions: 7
byte g = 1;
proctype P(byte a) { g == 3; assert(a == 2) }
init { run P(g + 1); g = 3 }
