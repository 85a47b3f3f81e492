// item: 91
// says: next is rejected by the Debian build and accepted by the upstream default
// parse: reject
// gyre: accept because the upstream default build has the next operator
byte a;
ltl p { next (a == 1) }
init { a = 1 }
