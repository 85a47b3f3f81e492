// item: 127
// says: a constant that fits is no doubt
// parse: accept
// warn: none
// verify: holds
// states: 4
// transitions: 4
byte x;
init { x = 255; assert(x == 255) }
