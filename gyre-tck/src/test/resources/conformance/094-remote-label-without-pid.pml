// item: 94
// says: a remote label reference without pid
// parse: accept
// verify: holds
// states: 5
// transitions: 5
active proctype P() { skip; endL: false }
active proctype Q() { P@endL; assert(P@endL) }
