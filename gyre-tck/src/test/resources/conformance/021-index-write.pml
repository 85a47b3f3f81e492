// item: 21
// says: writing outside an array is an error
// parse: accept
// verify: violated runtime-error
byte a[2], b[2], i = 2;
init { a[i] = 0 }
