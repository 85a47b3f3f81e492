// item: 30
// says: a struct with an array as message field
// parse: accept
// verify: holds
// states: 8
// transitions: 8
typedef T { byte a[2]; byte b };
chan c = [1] of { T };
T t, u;
init { t.a[0] = 1; t.a[1] = 2; t.b = 3; c!t; c?u; assert(u.a[0] == 1 && u.a[1] == 2 && u.b == 3) }
