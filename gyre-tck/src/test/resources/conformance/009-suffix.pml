// item: 9
// says: a number with a suffix is a syntax error
// parse: reject
init { int x; x = 10L }
