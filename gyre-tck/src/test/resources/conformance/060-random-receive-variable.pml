// item: 60
// says: ?? with variables only takes the first message
// parse: accept
// verify: holds
// states: 6
// transitions: 6
chan c = [3] of { byte };
init { byte x; c!3; c!4; c??x; assert(x == 3) }
