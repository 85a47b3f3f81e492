// item: 78
// says: variable bounds make a counting loop
// parse: accept
// verify: holds
// states: 15
// transitions: 15
byte i, a = 2, b = 4;
init { select (i : a .. b); assert(i >= 2 && i <= 4) }
