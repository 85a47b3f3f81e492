// item: 78
// says: select chooses any value of the range
// parse: accept
// verify: holds
// states: 10
// transitions: 10
byte i;
init { select (i : 2 .. 4); assert(i >= 2 && i <= 4) }
