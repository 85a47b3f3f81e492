// item: 69
// says: a rendezvous receive as first statement of d_step works
// parse: accept
// verify: holds
// states: 5
// transitions: 5
chan c = [0] of { byte };
byte x;
active proctype S() { c!4 }
active proctype R() { byte y; d_step { c?y; x = y; x++ }; assert(x == 5) }
