// item: 27
// says: an array of one element is indexed with 0 and may be used without index
// parse: accept
// verify: holds
// states: 4
// transitions: 4
byte a[1];
init { a[0] = 3; assert(a[0] == 3) }
