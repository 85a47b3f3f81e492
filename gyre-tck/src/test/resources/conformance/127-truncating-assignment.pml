// item: 127
// says: an assignment that truncates a constant
// parse: accept
// warn: truncating-assignment
// verify: holds
// states: 4
// transitions: 4
byte x;
init { x = 300; assert(x == 44) }
