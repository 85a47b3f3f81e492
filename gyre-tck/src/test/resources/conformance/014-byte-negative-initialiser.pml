// item: 14
// says: initialisers wrap as assignments do
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte y = -1;
short s = 65535;
bit b = 3;
init { assert(y == 255 && s == -1 && b == 1) }
