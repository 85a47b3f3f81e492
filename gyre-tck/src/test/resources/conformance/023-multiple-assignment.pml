// item: 23
// says: there is no chained assignment
// parse: reject
byte x, y;
init { x = y = 1 }
