// item: 101
// says: a variable that is dead keeps its value in plain mode
// parse: accept
// verify: holds
// states: 8
// transitions: 9
active proctype A() { byte l; if :: l = 1 :: l = 2 fi; skip; skip }
