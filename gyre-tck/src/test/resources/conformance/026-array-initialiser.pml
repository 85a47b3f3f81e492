// item: 26
// says: one initialiser sets all elements
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte a[3] = 5;
init { byte l[2] = 6; assert(a[0] == 5 && a[1] == 5 && a[2] == 5 && l[0] == 6 && l[1] == 6) }
