// item: 91
// says: elements, fields and arithmetic in propositions
// parse: accept
// verify: holds
// states: 4
// transitions: 4
typedef T { byte f };
T t; byte a[2];
ltl p { [] (a[0] + a[1] <= 3 && t.f < 2) }
init { a[1] = 3; t.f = 1 }
// with-claim p: holds
