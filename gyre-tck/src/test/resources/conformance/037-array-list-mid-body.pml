// item: 37
// says: an array list initialiser after a statement is an error
// parse: reject
init { skip; byte a[2] = {1, 2}; assert(a[0] == 1) }
