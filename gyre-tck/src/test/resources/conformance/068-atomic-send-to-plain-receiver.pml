// item: 68
// says: when the receiver is not atomic others may run in between
// parse: accept
// verify: holds
// states: 10
// transitions: 13
chan c = [0] of { byte };
byte x;
active proctype S() { atomic { c!1; x++ ; x++ } }
active proctype R() { c?1; x++; assert(x > 0) }
