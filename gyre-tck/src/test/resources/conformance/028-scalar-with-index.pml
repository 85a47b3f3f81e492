// item: 28
// says: a scalar with an index
// parse: reject
byte x;
init { x[1] = 1 }
