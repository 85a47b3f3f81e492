// item: 58
// says: eval of a struct is an error in both verifiers
// parse: reject
typedef T { byte a; byte b };
chan c = [1] of { T };
T t;
init { c!t; c?eval(t) }
