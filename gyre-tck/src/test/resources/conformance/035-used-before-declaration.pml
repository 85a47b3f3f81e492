// item: 35
// says: a variable used before its declaration is undeclared
// parse: reject
init { x = 1; byte x; skip }
