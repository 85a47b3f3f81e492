// item: 30
// says: a struct may be a message field and is flattened
// parse: accept
// verify: holds
// states: 7
// transitions: 7
typedef T { byte a; byte b };
chan c = [1] of { T, byte };
T t, u;
init { byte x; t.a = 1; t.b = 2; c!t,3; c?u,x; assert(u.a == 1 && u.b == 2 && x == 3) }
