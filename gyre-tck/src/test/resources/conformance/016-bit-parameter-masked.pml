// item: 16
// says: parameters of type bit are masked
// parse: accept
// verify: holds
// states: 5
// transitions: 5
proctype P(bit b; bool o) { assert(b == 0 && o == 1) }
init { run P(2, 3) }
