// item: 83
// says: a jump into the middle of an atomic is atomic from there
// parse: accept
// verify: holds
// states: 7
// transitions: 9
byte x;
active proctype A() { goto L; atomic { skip; L: x = 1; x = 2 } }
active proctype B() { assert(x != 1) }
