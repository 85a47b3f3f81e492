// item: 51
// says: messages come out in order
// parse: accept
// verify: holds
// states: 11
// transitions: 11
chan c = [3] of { byte };
init { byte x; c!1; c!2; c!3; c?x; assert(x == 1); c?x; assert(x == 2); c?x; assert(x == 3) }
