// item: 66
// says: ?? and !! work on a rendezvous channel
// parse: accept
// verify: holds
// states: 6
// transitions: 6
chan c = [0] of { byte };
active proctype S() { c!!1; c!2 }
active proctype R() { byte x; c?1; c??x; assert(x == 2) }
