// item: 73
// says: several processes may see it in the same state
// parse: accept
// verify: holds
// states: 11
// transitions: 12
byte n;
active [2] proctype A() { timeout -> n++ }
