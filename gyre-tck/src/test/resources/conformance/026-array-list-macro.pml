// item: 26
// says: list elements may be constants from macros and characters
// parse: accept
// verify: holds
// states: 3
// transitions: 3
#define N 2
byte a[2] = {N, 'A'};
init { assert(a[0] == 2 && a[1] == 65) }
