// item: 42
// says: run returns the new pid
// parse: accept
// verify: holds
// states: 8
// transitions: 10
proctype P() { skip }
init { pid p; p = run P(); assert(p == 1) }
