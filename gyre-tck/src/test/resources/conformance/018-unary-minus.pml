// item: 18
// says: unary minus and its nesting
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte x = 5;
init { assert(-x == 0 - 5 && - - x == 5 && 3 - -x == 8 && -(-(x)) == 5 && ! !x == 1 && !(!x) == 1 && ~~x == 5) }
