// item: 64
// says: a process cannot do a rendezvous with itself
// parse: accept
// verify: violated invalid-end-state
// states: 1
// transitions: 1
chan c = [0] of { byte };
init { if :: c!1 -> c?1 fi }
