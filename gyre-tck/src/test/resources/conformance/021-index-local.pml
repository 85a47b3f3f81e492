// item: 21
// says: an index outside a local array is an error
// parse: accept
// verify: violated runtime-error
init { byte a[2]; byte i = 7, x; x = a[i] }
