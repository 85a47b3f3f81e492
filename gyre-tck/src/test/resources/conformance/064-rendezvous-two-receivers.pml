// item: 64
// says: either of two receivers may take the message
// parse: accept
// verify: holds
// states: 4
// transitions: 4
chan c = [0] of { byte };
active proctype S() { c!5 }
active [2] proctype R() { end: c?5 }
