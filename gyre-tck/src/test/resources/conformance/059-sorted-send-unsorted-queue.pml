// item: 59
// says: on an unsorted queue it stops at the first greater one
// parse: accept
// verify: holds
// states: 11
// transitions: 11
chan c = [4] of { byte };
init { byte x; c!5; c!1; c!!3; c?x; assert(x == 3); c?x; assert(x == 5); c?x; assert(x == 1) }
