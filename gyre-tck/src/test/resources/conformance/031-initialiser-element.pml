// item: 31
// says: an initialiser may be an element of an earlier array
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte a[2] = 9;
byte c = a[1];
init { assert(c == 9) }
