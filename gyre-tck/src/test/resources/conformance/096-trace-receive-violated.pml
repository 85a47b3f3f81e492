// item: 96
// says: a receive event that does not match the trace
// parse: accept
// verify: violated trace
// states: 5
// transitions: 5
chan d = [1] of { byte };
trace { do :: d?2 od }
active proctype S() { d!1 }
active proctype R() { d?1 }
