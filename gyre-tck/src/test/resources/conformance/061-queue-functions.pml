// item: 61
// says: len, full, empty, nfull, nempty
// parse: accept
// verify: holds
// states: 7
// transitions: 7
chan c = [2] of { byte };
init { assert(len(c) == 0 && empty(c) && nfull(c)); c!1; assert(len(c) == 1 && nfull(c) && nempty(c)); c!2; assert(len(c) == 2 && full(c) && nempty(c)) }
