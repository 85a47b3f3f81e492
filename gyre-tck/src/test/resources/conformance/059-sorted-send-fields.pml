// item: 59
// says: fields are compared left to right
// parse: accept
// verify: holds
// states: 11
// transitions: 11
chan c = [3] of { byte, byte };
init { byte x, y; c!!2,1; c!!1,9; c!!2,0; c?x,y; assert(x == 1 && y == 9); c?x,y; assert(x == 2 && y == 0); c?x,y; assert(y == 1) }
