// item: 5
// says: a separator after a closing brace may be left out
// parse: accept
// verify: holds
// states: 6
// transitions: 6
byte x;
init { { x = 1 } x = 2; atomic { x = 3 } assert(x == 3) }
