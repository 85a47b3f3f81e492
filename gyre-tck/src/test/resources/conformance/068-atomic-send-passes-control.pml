// item: 68
// says: after a rendezvous send in atomic control passes to the receiver
// parse: accept
// verify: holds
// states: 6
// transitions: 7
chan c = [0] of { byte };
byte x;
active proctype S() { atomic { c!1; assert(x != 0) } }
active proctype R() { atomic { c?1; x = 1; x = 2 } }
