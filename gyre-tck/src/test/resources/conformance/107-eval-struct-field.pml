// item: 107
// says: eval of the fields of a struct works
// parse: accept
// verify: holds
// states: 7
// transitions: 7
typedef T { byte a; byte b };
chan c = [1] of { T };
T t;
init { t.a = 3; t.b = 4; c!t; c?eval(t.a),eval(t.b); assert(len(c) == 0) }
