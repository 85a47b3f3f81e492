// item: 9
// says: there are no floating point numbers
// parse: reject
init { int x; x = 1.5 }
