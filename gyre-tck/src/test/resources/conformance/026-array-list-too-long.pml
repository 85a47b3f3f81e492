// item: 26
// says: a list that is too long is accepted silently
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte a[2] = {1, 2, 3};
init { assert(a[0] == 1 && a[1] == 2) }
