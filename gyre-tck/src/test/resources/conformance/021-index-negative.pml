// item: 21
// says: a negative index is an error
// parse: accept
// verify: violated runtime-error
byte a[2];
short i = -1;
byte x;
init { x = a[i] }
