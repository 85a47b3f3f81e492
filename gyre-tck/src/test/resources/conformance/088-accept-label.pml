// item: 88
// says: accept labels in a proctype are labels
// parse: accept
// verify: holds
// states: 2
// transitions: 3
byte x;
active proctype A() { accept: do :: x = 1 - x od }
