// item: 94
// says: a remote reference to a variable without pid
// parse: accept
// verify: holds
// states: 3
// transitions: 3
active proctype P() { byte v = 3; endL: false }
active proctype Q() { assert(P:v == 3) }
