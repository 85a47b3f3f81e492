// item: 67
// says: else next to a rendezvous send is not enabled when a receiver is ready
// parse: accept
// warn: else-with-io
// verify: holds
// states: 6
// transitions: 7
chan c = [0] of { byte };
active proctype S() { if :: c!1 -> skip :: else -> assert(false) fi }
active proctype R() { c?1 }
