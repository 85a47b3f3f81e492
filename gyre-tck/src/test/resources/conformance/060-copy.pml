// item: 60
// says: ?< > copies without removing
// parse: accept
// verify: holds
// states: 6
// transitions: 6
chan c = [2] of { byte };
init { byte x; c!4; c!5; c?<x>; assert(x == 4 && len(c) == 2) }
