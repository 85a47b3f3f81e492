// item: 23
// says: an assignment is no expression
// parse: reject
byte x, y;
init { y = (x = 2) }
