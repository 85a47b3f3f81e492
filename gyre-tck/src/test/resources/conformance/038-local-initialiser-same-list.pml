// item: 38
// says: a local initialiser may not use an earlier name of the same list
// parse: reject
// gyre: accept because the name before it is declared
init { byte a = 2, b = a * 3; assert(b == 6) }
