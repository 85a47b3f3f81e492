// item: 1
// says: a constant that -D may set has a default through ifndef
// parse: accept
// verify: holds
// states: 4
// transitions: 4
#ifndef N
#define N 3
#endif
byte a[N];
init { a[N-1] = 7; assert(a[2] == 7) }
