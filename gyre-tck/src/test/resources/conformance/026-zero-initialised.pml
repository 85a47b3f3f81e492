// item: 26
// says: everything is zero at the start
// parse: accept
// verify: holds
// states: 4
// transitions: 4
byte a; short s; int i; bit b; mtype m; pid p; chan c; byte arr[2];
typedef T { byte f; int g[2] }; T t;
init { byte l; int la[2]; assert(!a && !s && !i && !b && !m && !p && !arr[0] && !arr[1] && !t.f && !t.g[1] && !l && !la[1]); assert(c == 0) }
