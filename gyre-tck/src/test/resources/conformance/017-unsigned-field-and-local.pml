// item: 17
// says: unsigned as typedef field, local and parameter
// parse: accept
// verify: holds
// states: 7
// transitions: 7
typedef T { unsigned u : 2; byte b };
T t;
proctype P(unsigned q : 2) { assert(q == 1) }
init { unsigned l : 5 = 33; t.u = 6; assert(t.u == 2 && l == 1); run P(5) }
