// item: 75
// says: a goto to a goto
// parse: accept
// verify: holds
// states: 4
// transitions: 4
byte x;
init { x = 1; goto A; B: goto C; A: goto B; C: assert(x == 1) }
