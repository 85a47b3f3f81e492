// item: 126
// says: a remote reference to the right pid
// parse: accept
// warn: none
// verify: holds
// states: 4
// transitions: 4
active proctype P() { skip; endL: false }
active proctype Q() { P[0]@endL }
