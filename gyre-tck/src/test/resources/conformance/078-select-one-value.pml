// item: 78
// says: a range of one value
// parse: accept
// verify: holds
// states: 4
// transitions: 4
byte i;
init { select (i : 3 .. 3); assert(i == 3) }
