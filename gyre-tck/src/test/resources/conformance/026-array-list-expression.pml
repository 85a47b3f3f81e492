// item: 26
// says: a list element may not be an expression
// parse: reject
// gyre: accept because constant expressions are as good as constants
byte a[2] = {1 + 1, 3};
init { skip }
