// item: 38
// says: a local initialiser uses the globals at the time the process is created
// parse: accept
// verify: holds
// states: 8
// transitions: 8
byte g = 1;
proctype P() { byte l = g; g == 3; assert(l == 2) }
init { g = 2; run P(); g = 3 }
