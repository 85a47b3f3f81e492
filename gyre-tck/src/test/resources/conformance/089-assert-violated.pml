// item: 89
// says: an assert that fails
// parse: accept
// verify: violated assertion
// states: 3
// transitions: 3
byte x;
init { assert(x == 1) }
