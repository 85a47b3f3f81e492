// item: 45
// says: a pid is used again after death
// parse: accept
// verify: holds
// states: 10
// transitions: 10
proctype P() { assert(_pid == 1) }
init { run P(); _nr_pr == 1; run P(); _nr_pr == 1 }
