// item: 107
// says: eval of a whole struct is an error
// parse: reject
typedef T { byte a; byte b };
chan c = [1] of { byte, T };
T t;
init { c!1,t; c?1,eval(t) }
