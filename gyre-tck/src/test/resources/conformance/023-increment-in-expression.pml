// item: 23
// says: x++ is no expression
// parse: reject
byte x, y;
init { y = x++ }
