// item: 103
// says: a rendezvous between two atomics
// parse: accept
// verify: holds
// states: 6
// transitions: 7
chan c = [0] of { byte };
byte x;
active proctype S() { atomic { c!1; x = 1 } }
active proctype R() { atomic { c?1; x = 2 } }
