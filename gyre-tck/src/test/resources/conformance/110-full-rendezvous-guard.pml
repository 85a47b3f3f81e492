// item: 110
// says: full on a rendezvous channel is false in the verifier even when a sender waits
// parse: accept
// verify: violated invalid-end-state
// states: 1
// transitions: 1
chan c = [0] of { byte };
active proctype S() { c!1 }
active proctype Q() { full(c); assert(false) }
