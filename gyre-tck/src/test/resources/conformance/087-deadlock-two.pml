// item: 87
// says: two processes that wait for each other
// parse: accept
// verify: violated invalid-end-state
// states: 1
// transitions: 1
byte a, b;
active proctype A() { a == 1; b = 1 }
active proctype B() { b == 1; a = 1 }
