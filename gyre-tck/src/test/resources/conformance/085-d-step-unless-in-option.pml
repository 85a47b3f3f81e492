// item: 85
// says: an unless as the first statement of an option of a d_step
// parse: accept
// verify: violated assertion
// states: 4
// transitions: 4
byte x;
init { d_step { if :: { x == 2; x = 3 } unless { x == 0 -> x = 7 } :: x == 0 -> x = 9 fi }; assert(x != 7) }
