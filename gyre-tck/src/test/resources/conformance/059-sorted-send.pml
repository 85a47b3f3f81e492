// item: 59
// says: !! inserts before the first greater message
// parse: accept
// verify: holds
// states: 14
// transitions: 14
chan c = [4] of { byte };
init { byte x; c!!3; c!!1; c!!2; c!!1; c?x; assert(x == 1); c?x; assert(x == 1); c?x; assert(x == 2); c?x; assert(x == 3) }
