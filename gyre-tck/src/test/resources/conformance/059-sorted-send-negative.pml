// item: 59
// says: negative fields are compared signed
// parse: accept
// verify: holds
// states: 6
// transitions: 6
chan c = [2] of { short };
init { short x; c!!1; c!!-1; c?x; assert(x == -1) }
