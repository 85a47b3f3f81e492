// item: 29
// says: field initialisers work
// parse: accept
// verify: holds
// states: 3
// transitions: 3
typedef T { byte a = 5; byte b[2] = 6; bit c };
T t; T u[2];
init { T l; assert(t.a == 5 && t.b[1] == 6 && t.c == 0 && u[1].a == 5 && l.a == 5) }
