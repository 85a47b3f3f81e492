// item: 22
// says: the C question mark is no conditional
// parse: reject
byte x = 1, y;
init { y = (x ? 5 : 6) }
