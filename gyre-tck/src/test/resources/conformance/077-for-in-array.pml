// item: 77
// says: for in an array leaves the size
// parse: accept
// verify: holds
// states: 14
// transitions: 14
byte a[3] = 2, i, s;
init { for (i in a) { s = s + a[i] }; assert(s == 6 && i == 3) }
