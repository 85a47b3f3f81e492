// item: 14
// says: a negative value in a byte wraps
// parse: accept
// verify: holds
// states: 8
// transitions: 8
byte y;
short s;
init { y = -1; assert(y == 255); s = 40000; assert(s == -25536); s = -32769; assert(s == 32767) }
