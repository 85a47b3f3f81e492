// item: 73
// says: timeout is true iff nothing else can run
// parse: accept
// verify: holds
// states: 9
// transitions: 9
byte x;
active proctype A() { timeout; assert(x == 2); x = 3 }
active proctype B() { x = 1; x = 2; x == 3 }
