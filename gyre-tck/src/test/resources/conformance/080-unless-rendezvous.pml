// item: 80
// says: an escape that is a rendezvous receive
// parse: accept
// verify: holds
// states: 4
// transitions: 4
chan c = [0] of { byte };
active proctype A() { { false } unless { c?1 } }
active proctype B() { c!1 }
