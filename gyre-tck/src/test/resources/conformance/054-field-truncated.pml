// item: 54
// says: fields are truncated on send
// parse: accept
// verify: holds
// states: 5
// transitions: 5
chan c = [1] of { byte, short, bit };
init { int x, y, z; c!300,65535,2; c?x,y,z; assert(x == 44 && y == -1 && z == 0) }
