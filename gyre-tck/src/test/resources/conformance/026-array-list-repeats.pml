// item: 26
// says: a short list repeats its last value
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte a[4] = {7, 8};
init { assert(a[0] == 7 && a[1] == 8 && a[2] == 8 && a[3] == 8) }
