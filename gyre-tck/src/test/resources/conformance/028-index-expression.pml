// item: 28
// says: an index may be any expression, also another element
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte a[4] = {3, 2, 1, 0};
init { assert(a[a[a[0]]] == 3 && a[1+1] == 1 && a[(a[3] -> 1 : 2)] == 1) }
