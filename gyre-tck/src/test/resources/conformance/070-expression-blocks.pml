// item: 70
// says: an expression statement blocks while 0
// parse: accept
// verify: violated invalid-end-state
// states: 1
// transitions: 1
byte x;
init { x; assert(false) }
