// item: 83
// says: a jump out of atomic ends it
// parse: accept
// verify: violated assertion
// states: 10
// transitions: 14
byte x;
active proctype A() { atomic { x = 1; goto L }; L: x = 2 }
active proctype B() { assert(x != 1) }
