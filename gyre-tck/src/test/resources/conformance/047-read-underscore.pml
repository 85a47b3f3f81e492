// item: 47
// says: _ cannot be read
// parse: reject
byte x;
init { x = _ }
