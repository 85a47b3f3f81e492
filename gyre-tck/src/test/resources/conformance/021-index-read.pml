// item: 21
// says: reading outside an array is an error
// parse: accept
// verify: violated runtime-error
byte a[2], i = 2, x;
init { x = a[i] }
