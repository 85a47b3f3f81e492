// item: 94
// says: the pid may be an expression
// parse: accept
// verify: holds
// states: 3
// transitions: 3
active [2] proctype P() { endL: false }
active proctype Q() { byte i = 1; (P[i]@endL && P[i - 1]@endL) }
