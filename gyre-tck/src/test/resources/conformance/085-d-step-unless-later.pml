// item: 85
// says: later in a d_step, unless is a choice: the main part if it can start
// parse: accept
// warn: unless-in-d-step
// verify: holds
// states: 4
// transitions: 4
byte x;
init { d_step { x = 1; { x = 2; x = 3 } unless { x == 1 -> x = 7 }; x++ }; assert(x == 4) }
