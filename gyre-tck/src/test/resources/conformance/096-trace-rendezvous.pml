// item: 96
// says: a trace over a rendezvous channel (Spin verifies it wrongly: the sender passes alone)
// parse: accept
chan c = [0] of { byte };
trace { c!1; c!2 }
active proctype S() { c!1; c!2 }
active proctype R() { c?1; c?2 }
