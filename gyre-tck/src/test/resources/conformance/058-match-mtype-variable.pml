// item: 58
// says: an mtype variable is assigned, not matched
// parse: accept
// verify: holds
// states: 5
// transitions: 5
mtype = { a, b };
chan c = [1] of { mtype };
init { mtype m = a; c!b; c?m; assert(m == b) }
