// item: 31
// says: an initialiser may use earlier globals
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte a = 3;
byte b = a + 1;
init { assert(b == 4) }
