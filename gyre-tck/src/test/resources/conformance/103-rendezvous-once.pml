// item: 103
// says: a rendezvous is one transition
// parse: accept
// verify: holds
// states: 5
// transitions: 5
chan c = [0] of { byte };
active proctype S() { c!1; c!2 }
active proctype R() { c?1; c?2 }
