// item: 35
// says: a variable used after its block is undeclared
// parse: reject
init { { byte x = 1; skip }; x = 2 }
