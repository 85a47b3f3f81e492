// item: 77
// says: for in a scalar is an error
// parse: reject
byte a, i;
init { for (i in a) { skip } }
