// item: 43
// says: a parameter is a variable of the process
// parse: accept
// verify: holds
// states: 6
// transitions: 6
proctype P(byte a) { a++; assert(a == 4) }
init { run P(3) }
