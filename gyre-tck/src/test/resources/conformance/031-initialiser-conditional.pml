// item: 31
// says: an initialiser may be a conditional
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte b = (1 < 2 -> 4 : 5);
init { assert(b == 4) }
