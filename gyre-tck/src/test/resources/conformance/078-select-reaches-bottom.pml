// item: 78
// says: select reaches the bottom of the range
// parse: accept
// verify: violated assertion
// states: 10
// transitions: 10
byte i;
init { select (i : 2 .. 4); assert(i != 2) }
