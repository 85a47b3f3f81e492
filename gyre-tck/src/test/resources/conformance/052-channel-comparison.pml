// item: 52
// says: channels may be compared
// parse: accept
// verify: holds
// states: 3
// transitions: 3
chan a = [1] of { byte };
chan b = [1] of { byte };
init { chan x = a; assert(x == a && x != b) }
