// item: 81
// says: the inner escape body can be interrupted by the outer escape
// parse: accept
// verify: holds
// states: 7
// transitions: 7
byte x, w;
init { { { x == 7 } unless { x == 0; x = 1; assert(false) } } unless { x == 1; w = 2 }; assert(w == 2) }
