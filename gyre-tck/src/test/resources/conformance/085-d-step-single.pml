// item: 85
// says: a d_step of one statement
// parse: accept
// verify: holds
// states: 4
// transitions: 4
byte x;
init { d_step { x = 1 }; assert(x == 1) }
