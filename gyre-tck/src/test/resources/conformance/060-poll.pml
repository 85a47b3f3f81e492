// item: 60
// says: ?[ ] tests without side effect
// parse: accept
// verify: holds
// states: 6
// transitions: 6
chan c = [2] of { byte };
init { byte x; assert(!(c?[4])); c!4; c!5; assert(c?[4] && !(c?[5]) && c?[x] && x == 0 && len(c) == 2) }
