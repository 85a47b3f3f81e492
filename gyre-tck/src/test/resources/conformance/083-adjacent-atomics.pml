// item: 83
// says: adjacent atomics are separate
// parse: accept
// verify: violated assertion
// states: 10
// transitions: 14
byte x;
active proctype A() { atomic { skip; x = 1 }; atomic { x = 2; skip } }
active proctype B() { assert(x != 1) }
