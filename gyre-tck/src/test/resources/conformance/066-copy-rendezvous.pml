// item: 66
// says: copying from a rendezvous channel is a run-time error
// parse: accept
// verify: violated runtime-error
chan c = [0] of { byte };
active proctype S() { c!1 }
active proctype R() { byte x; c?<x>; end: false }
