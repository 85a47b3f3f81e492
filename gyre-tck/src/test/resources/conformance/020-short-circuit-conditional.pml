// item: 20
// says: a conditional expression evaluates only the chosen branch
// parse: accept
// verify: holds
// states: 4
// transitions: 4
byte a[2] = 1;
byte i = 5;
init { byte x; x = (i < 2 -> a[i] : 9); assert(x == 9) }
