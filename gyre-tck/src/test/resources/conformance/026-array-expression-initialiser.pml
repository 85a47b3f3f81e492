// item: 26
// says: one expression may set all elements
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte v = 1;
byte a[2] = v + 2;
init { assert(a[0] == 3 && a[1] == 3) }
