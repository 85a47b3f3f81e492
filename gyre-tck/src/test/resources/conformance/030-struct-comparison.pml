// item: 30
// says: there is no struct comparison
// parse: reject
typedef T { byte a; byte b };
T t, u;
init { if :: t == u -> skip :: else fi }
