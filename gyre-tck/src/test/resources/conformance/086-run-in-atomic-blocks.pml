// item: 86
// says: it starts when the atomic blocks
// parse: accept
// warn: atomic-may-block
// verify: holds
// states: 9
// transitions: 11
byte x;
proctype P() { x = 1 }
init { atomic { run P(); x == 1; x = 2 }; assert(x == 2) }
