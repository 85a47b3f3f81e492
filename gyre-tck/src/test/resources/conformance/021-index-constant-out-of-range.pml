// item: 21
// says: a constant index outside the array is accepted and found at run time
// parse: accept
// verify: violated runtime-error
byte a[2], x;
init { x = a[2] }
