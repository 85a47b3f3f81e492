// item: 30
// says: there is no struct assignment
// parse: reject
typedef T { byte a; byte b };
T t, u;
init { t = u }
