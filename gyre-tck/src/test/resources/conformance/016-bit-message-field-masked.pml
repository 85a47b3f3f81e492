// item: 16
// says: message fields of type bit are masked
// parse: accept
// verify: holds
// states: 5
// transitions: 5
chan c = [1] of { bit, bool };
init { byte x, y; c!2,3; c?x,y; assert(x == 0 && y == 1) }
