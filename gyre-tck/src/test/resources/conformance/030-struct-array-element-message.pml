// item: 30
// says: an element of an array of structs as message
// parse: accept
// verify: holds
// states: 6
// transitions: 6
typedef T { byte a; byte b };
chan c = [1] of { T };
T t[2], u;
init { t[1].b = 2; c!t[1]; c?u; assert(u.b == 2) }
