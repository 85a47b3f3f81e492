// item: 68
// says: a receiver in atomic goes on atomically
// parse: accept
// verify: holds
// states: 6
// transitions: 7
chan c = [0] of { byte };
byte x;
active proctype S() { c!1; x = 5 }
active proctype R() { atomic { c?1; x = 1; assert(x == 1) } }
