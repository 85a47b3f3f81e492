// item: 108
// says: the next operator inside a larger formula
// parse: reject
// gyre: accept because the upstream default build has the next operator
byte a;
ltl p { [] ((a == 0) -> X (a <= 1)) }
init { a = 1 }
