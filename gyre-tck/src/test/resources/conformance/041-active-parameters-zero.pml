// item: 41
// says: parameters of an active proctype are 0
// parse: accept
// verify: holds
// states: 3
// transitions: 3
active proctype P(byte a; chan c; short s) { assert(a == 0 && s == 0) }
