// item: 30
// says: a struct message may be received field by field
// parse: accept
// verify: holds
// states: 7
// transitions: 7
typedef T { byte a; byte b };
chan c = [1] of { T };
T t;
init { byte x, y; t.a = 1; t.b = 2; c!t; c?x,y; assert(x == 1 && y == 2) }
