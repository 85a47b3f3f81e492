// item: 61
// says: full(c) may not be compared
// parse: reject
chan c = [2] of { byte };
init { assert(full(c) == 0) }
