// item: 94
// says: remote label references in a process
// parse: accept
// verify: holds
// states: 9
// transitions: 12
active proctype P() { skip; endL: false }
active proctype Q() { if :: P[0]@endL -> assert(P[0]@endL) :: else -> skip fi }
