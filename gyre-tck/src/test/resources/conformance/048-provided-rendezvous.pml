// item: 48
// says: provided is also checked for the receiving side of a rendezvous
// parse: accept
// verify: violated invalid-end-state
// states: 1
// transitions: 1
chan c = [0] of { byte };
bool go;
active proctype P() provided (go) { c?_ }
active proctype Q() { c!1; assert(false) }
