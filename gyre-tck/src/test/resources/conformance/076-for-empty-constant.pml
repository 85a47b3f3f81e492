// item: 76
// says: constant bounds with a > b are an error
// parse: reject
byte i;
init { for (i : 3 .. 1) { skip } }
