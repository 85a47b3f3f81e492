// item: 64
// says: len, empty and nfull on a rendezvous channel
// parse: accept
// verify: holds
// states: 3
// transitions: 3
chan c = [0] of { byte };
init { assert(len(c) == 0 && empty(c) && nfull(c)) }
