// item: 78
// says: a constant range of 32 values is one step
// parse: accept
// verify: holds
// states: 65
// transitions: 65
byte i;
init { select (i : 0 .. 31) }
