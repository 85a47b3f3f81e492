// item: 82
// says: when atomic blocks the others run and then it is atomic again
// parse: accept
// warn: atomic-may-block
// verify: holds
// states: 12
// transitions: 15
byte x, y;
active proctype A() { atomic { x = 1; y == 1; x = 2; x = 3 } }
active proctype B() { x == 1; y = 1; assert(x == 1 || x == 3); assert(x == 1 || x == 3) }
