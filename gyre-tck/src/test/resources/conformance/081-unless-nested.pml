// item: 81
// says: nested unless: the outer escape goes first
// parse: accept
// verify: holds
// states: 6
// transitions: 6
byte x, w;
init { { { x = 1; x = 2 } unless { x == 1; w = 1 } } unless { x == 1; w = 2 }; assert(w == 2) }
