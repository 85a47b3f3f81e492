// item: 85
// says: the escape of an unless in a d_step is taken where the main part cannot start
// parse: accept
// warn: unless-in-d-step
// verify: violated assertion
// states: 4
// transitions: 4
byte x, y;
init { d_step { x = 5; { x == 1; x = 2 } unless { y == 0 -> y = 5 } }; assert(y == 0) }
