// item: 96
// says: an event after the end of the trace is an error
// parse: accept
// verify: violated trace
// states: 4
// transitions: 4
chan c = [2] of { byte };
trace { c!1 }
init { c!1; c!1 }
