// item: 85
// says: a goto inside d_step
// parse: accept
// verify: holds
// states: 4
// transitions: 4
byte x;
init { d_step { x = 1; L: x++; if :: x < 4 -> goto L :: else fi }; assert(x == 4) }
