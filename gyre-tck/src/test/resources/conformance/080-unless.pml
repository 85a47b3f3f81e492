// item: 80
// says: the escape is tested before every statement
// parse: accept
// verify: holds
// states: 6
// transitions: 6
byte x;
active proctype A() { { x = 1; x = 2; x = 3 } unless { x == 2 }; assert(x == 2) }
