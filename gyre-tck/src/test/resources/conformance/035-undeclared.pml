// item: 35
// says: an undeclared variable is an error
// parse: reject
init { x = 1 }
