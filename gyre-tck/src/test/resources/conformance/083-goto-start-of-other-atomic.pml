// item: 83
// says: a jump from an atomic to a label before another atomic leaves a visible state
// parse: accept
// verify: violated assertion
// states: 10
// transitions: 14
byte x;
active proctype A() { atomic { x = 1; goto L }; skip; L: atomic { x = 2; skip } }
active proctype B() { assert(x != 1) }
