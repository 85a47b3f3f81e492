// item: 78
// says: select into an array element is an error
// parse: reject
byte a[2];
init { select (a[1] : 1 .. 2); assert(a[1] >= 1) }
