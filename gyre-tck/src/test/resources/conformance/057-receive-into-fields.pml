// item: 57
// says: a receive into fields and elements
// parse: accept
// verify: holds
// states: 5
// transitions: 5
typedef T { byte f; byte g[2] };
T t;
chan c = [1] of { byte, byte };
init { c!1,2; c?t.f,t.g[1]; assert(t.f == 1 && t.g[1] == 2) }
