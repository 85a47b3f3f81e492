// item: 99
// says: a violation that needs one interleaving
// parse: accept
// verify: violated assertion
// states: 15
// transitions: 19
byte x;
active proctype A() { x = 1; assert(x == 1) }
active proctype B() { x = 2 }
