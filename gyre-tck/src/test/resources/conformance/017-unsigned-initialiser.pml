// item: 17
// says: an unsigned with initialiser and several in one list
// parse: accept
// verify: holds
// states: 3
// transitions: 3
unsigned a : 4 = 9, b : 2 = 3, c : 1;
init { assert(a == 9 && b == 3 && c == 0) }
