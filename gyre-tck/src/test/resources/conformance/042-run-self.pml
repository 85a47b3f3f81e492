// item: 42
// says: a process may run its own proctype
// parse: accept
// verify: holds
// states: 12
// transitions: 12
byte n;
active proctype P() { n++; if :: n < 3 -> run P() :: else fi }
