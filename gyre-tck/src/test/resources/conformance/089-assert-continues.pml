// item: 89
// says: after a failed assert the search goes on behind it
// parse: accept
// verify: violated assertion
// states: 5
// transitions: 5
byte x;
init { assert(false); x = 1; x = 2 }
