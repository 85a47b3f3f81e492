// item: 96
// says: an unfinished trace is fine
// parse: accept
// verify: holds
// states: 3
// transitions: 3
chan c = [2] of { byte };
trace { c!1; c!2 }
init { c!1 }
