// item: 61
// says: full(c) may be assigned: a right-hand side is a full expression
// parse: accept
// verify: holds
// states: 3
// transitions: 3
chan c = [1] of { byte };
bool b;
init { b = full(c) }
