// item: 71
// says: an if without executable option blocks
// parse: accept
// verify: violated invalid-end-state
// states: 1
// transitions: 1
byte x = 1;
init { if :: x == 2 -> skip :: x == 3 -> skip fi }
