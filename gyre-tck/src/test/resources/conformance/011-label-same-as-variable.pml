// item: 11
// says: a label may not have the name of a variable
// parse: reject
// gyre: accept because Spin reports it and goes on; corpus models rely on that
byte L;
init { L = 1; goto L; assert(false); L: assert(L == 1) }
