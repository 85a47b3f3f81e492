// item: 80
// says: the escape is not tested inside d_step
// parse: accept
// verify: holds
// states: 4
// transitions: 4
byte x;
init { { d_step { x = 1; x = 2; x = 3 } } unless { x == 2 }; assert(x == 3) }
