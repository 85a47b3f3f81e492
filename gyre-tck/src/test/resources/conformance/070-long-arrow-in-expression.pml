// item: 70
// says: --> in a conditional expression, and behind a decrement
// parse: accept
// verify: holds
// states: 6
// transitions: 6
byte x;
active proctype P() { x = (x == 0 --> 3 : 4); x---> x--; assert(x == 1) }
