// item: 116
// says: later messages of a queue may hold another mtype in the same field
// parse: accept
// verify: holds
// states: 9
// transitions: 9
mtype = { a, b };
chan c = [3] of { mtype, byte };
init { mtype m; byte x; c!a,1; c!b,2; c!a,3; c??b,x; assert(x == 2); c?m,x; assert(m == a && x == 1) }
