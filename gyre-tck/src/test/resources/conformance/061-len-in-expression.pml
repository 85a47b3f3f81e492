// item: 61
// says: len in expressions, on array elements and fields
// parse: accept
// verify: holds
// states: 6
// transitions: 6
typedef T { chan q = [2] of { byte } };
T t; chan c[2] = [2] of { byte };
init { c[1]!1; t.q!1; t.q!2; assert(len(c[1]) + len(t.q) == 3 && full(t.q) && empty(c[0])) }
