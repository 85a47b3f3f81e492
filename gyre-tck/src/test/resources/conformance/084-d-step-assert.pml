// item: 84
// says: an assert inside d_step is checked
// parse: accept
// verify: violated assertion
// states: 3
// transitions: 3
byte x;
init { d_step { x = 1; assert(x == 2); x = 3 } }
