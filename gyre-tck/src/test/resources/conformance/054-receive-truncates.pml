// item: 54
// says: a received field is truncated to the variable
// parse: accept
// verify: holds
// states: 5
// transitions: 5
chan c = [1] of { int };
init { byte x; c!300; c?x; assert(x == 44) }
