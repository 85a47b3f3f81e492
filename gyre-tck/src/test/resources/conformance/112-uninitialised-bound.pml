// item: 112
// says: an array bound by a variable without initialiser is 8 in the packaged build
// parse: accept
// verify: holds
// states: 4
// transitions: 4
byte n;
byte a[n];
init { a[7] = 1; assert(a[7] == 1) }
