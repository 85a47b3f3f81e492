// item: 88
// says: several special labels on one statement
// parse: accept
// verify: holds
// states: 1
// transitions: 1
byte x;
active proctype A() { accept_a: progress_b: end_c: x == 1 }
