// item: 31
// says: an initialiser may not use an earlier name of the same list
// parse: reject
// gyre: accept because the name before it is declared
byte a = 3, b = a * 2;
init { assert(b == 6) }
