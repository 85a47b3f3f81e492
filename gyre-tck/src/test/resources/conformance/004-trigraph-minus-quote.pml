// item: 4
// says: ??- and ??' are never replaced by ~ and ^
// parse: accept
// verify: holds
// states: 10
// transitions: 10
chan c = [3] of { short };
init { short x; c!7; c!-1; c!'a'; c??-1; c??'a'; assert(len(c) == 1); c?x; assert(x == 7) }
