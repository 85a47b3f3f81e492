// item: 65
// says: full on a rendezvous channel is false in the verifier
// parse: accept
// verify: holds
// states: 3
// transitions: 3
chan c = [0] of { byte };
init { if :: full(c) -> assert(false) :: else fi }
