// item: 52
// says: an assigned channel variable is an alias
// parse: accept
// verify: holds
// states: 7
// transitions: 7
chan c = [2] of { byte };
chan d;
init { byte x; d = c; d!3; assert(len(c) == 1 && c == d); c?x; assert(x == 3) }
