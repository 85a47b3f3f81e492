// item: 69
// says: a rendezvous send in d_step is a run-time error
// parse: accept
// verify: violated runtime-error
chan c = [0] of { byte };
active proctype S() { d_step { skip; c!1 } }
active proctype R() { end: c?1 }
