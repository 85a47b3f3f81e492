// item: 96
// says: a trace that matches
// parse: accept
// verify: holds
// states: 5
// transitions: 5
chan c = [1] of { byte };
trace { c!1; c?1; c!2 }
init { c!1; c?1; c!2 }
