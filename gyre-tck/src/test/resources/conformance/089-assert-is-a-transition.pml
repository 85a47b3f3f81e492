// item: 89
// says: an assert is always executable and a transition
// parse: accept
// verify: holds
// states: 3
// transitions: 4
init { if :: assert(true) :: assert(1) fi }
