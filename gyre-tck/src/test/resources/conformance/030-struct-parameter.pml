// item: 30
// says: a struct may be a process parameter
// parse: accept
// verify: holds
// states: 7
// transitions: 7
typedef T { byte a; byte b };
T t;
proctype P(T p) { assert(p.a == 1 && p.b == 2) }
init { t.a = 1; t.b = 2; run P(t) }
