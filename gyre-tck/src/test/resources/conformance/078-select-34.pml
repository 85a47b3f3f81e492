// item: 78
// says: a constant range of 34 values is a counting loop
// parse: accept
// verify: holds
// states: 136
// transitions: 136
byte i;
init { select (i : 0 .. 33) }
