// item: 42
// says: run as a statement
// parse: accept
// verify: holds
// states: 7
// transitions: 7
byte x;
proctype P(byte v) { x = v }
init { run P(3); _nr_pr == 1; assert(x == 3) }
