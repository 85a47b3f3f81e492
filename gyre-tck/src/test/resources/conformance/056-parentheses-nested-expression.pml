// item: 56
// says: expressions as fields
// parse: accept
// verify: holds
// states: 5
// transitions: 5
chan c = [1] of { byte, byte };
byte a[2] = 3;
init { byte x, y; c!a[1]+1,(x == 0 -> 7 : 8); c?x,y; assert(x == 4 && y == 7) }
