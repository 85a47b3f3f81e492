// item: 83
// says: the same with the goto as an option
// parse: accept
// verify: holds
// states: 7
// transitions: 9
byte x;
active proctype A() { atomic { x = 1; if :: goto L fi }; skip; atomic { skip; L: x = 2; skip } }
active proctype B() { assert(x != 1) }
