// item: 78
// says: a constant range of 33 values is still one step
// parse: accept
// verify: holds
// states: 67
// transitions: 67
byte i;
init { select (i : 0 .. 32) }
