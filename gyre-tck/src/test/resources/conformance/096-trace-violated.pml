// item: 96
// says: an event that does not match the trace
// parse: accept
// verify: violated trace
// states: 5
// transitions: 5
chan c = [1] of { byte };
trace { c!1; c?1; c!3 }
init { c!1; c?1; c!2 }
