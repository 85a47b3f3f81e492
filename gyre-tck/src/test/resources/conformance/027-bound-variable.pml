// item: 27
// says: an array bound may be a variable with a constant initialiser
// parse: accept
// verify: holds
// states: 4
// transitions: 4
byte n = 3;
byte a[n];
init { a[2] = 1; assert(a[2] == 1) }
