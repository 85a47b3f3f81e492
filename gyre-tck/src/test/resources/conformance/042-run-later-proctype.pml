// item: 42
// says: run of a proctype that is declared later
// parse: accept
// verify: holds
// states: 5
// transitions: 5
init { run Q(4) }
proctype Q(byte b) { assert(b == 4) }
