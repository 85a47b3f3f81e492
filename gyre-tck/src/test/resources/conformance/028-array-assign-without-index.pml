// item: 28
// says: an array without index on the left is an error
// parse: reject
// gyre: accept because Spin reports it and goes on with element 0; corpus models rely on that
byte a[2];
init { a = 1 }
