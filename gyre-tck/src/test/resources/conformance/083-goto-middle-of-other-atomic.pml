// item: 83
// says: a jump from an atomic into the middle of another atomic leaves no visible state
// parse: accept
// verify: holds
// states: 7
// transitions: 9
byte x;
active proctype A() { atomic { x = 1; goto L }; atomic { skip; L: x = 2; skip } }
active proctype B() { assert(x != 1) }
