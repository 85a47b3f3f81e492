// item: 67
// says: else next to a rendezvous receive is enabled even when a sender waits
// parse: accept
// warn: else-with-io
// verify: violated assertion
// states: 8
// transitions: 9
chan c = [0] of { byte };
active proctype R() { if :: c?1 -> skip :: else -> assert(false) fi }
active proctype S() { end: c!1 }
