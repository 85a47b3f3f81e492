// item: 42
// says: a sum of two runs is accepted
// parse: accept
// verify: holds
// states: 16
// transitions: 26
proctype P() { skip }
init { byte x; x = run P() + run P(); assert(x == 3) }
