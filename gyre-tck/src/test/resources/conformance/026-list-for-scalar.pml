// item: 26
// says: a list for a scalar is an error
// parse: reject
byte a = {3};
init { assert(a == 3) }
