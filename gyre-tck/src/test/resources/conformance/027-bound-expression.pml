// item: 27
// says: an array bound may be a constant expression
// parse: accept
// verify: holds
// states: 4
// transitions: 4
#define N 2
byte a[N * 2 + 1];
init { a[4] = 1; assert(a[4] == 1) }
