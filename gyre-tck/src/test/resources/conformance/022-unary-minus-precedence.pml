// item: 22
// says: unary minus binds tighter than *
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte x = 3;
init { assert(-x * 2 == -6 && -2 + 5 == 3 && 2 - -x == 5) }
