// item: 32
// says: processes have their own locals of the same name
// parse: accept
// verify: holds
// states: 7
// transitions: 9
active proctype A() { byte x = 1; assert(x == 1) }
active proctype B() { byte x = 2; assert(x == 2) }
