// item: 59
// says: an equal message goes behind the equal ones
// parse: accept
// verify: holds
// states: 11
// transitions: 11
chan c = [3] of { byte, byte };
init { byte x, y; c!!1,1; c!!1,2; c!!1,1; c?x,y; assert(y == 1); c?x,y; assert(y == 1); c?x,y; assert(y == 2) }
