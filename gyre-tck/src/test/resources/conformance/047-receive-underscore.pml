// item: 47
// says: c?_ discards
// parse: accept
// verify: holds
// states: 8
// transitions: 8
chan c = [1] of { byte, byte };
init { byte x; c!1,2; c?_,x; assert(x == 2); c!3,4; c?_,_; assert(len(c) == 0) }
