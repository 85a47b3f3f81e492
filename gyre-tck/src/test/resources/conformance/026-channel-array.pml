// item: 26
// says: an initialised channel array has one channel per element
// parse: accept
// verify: holds
// states: 6
// transitions: 6
chan c[2] = [1] of { byte };
init { byte x; c[0]!1; c[1]!2; c[1]?x; assert(x == 2 && c[0] != c[1] && len(c[0]) == 1) }
