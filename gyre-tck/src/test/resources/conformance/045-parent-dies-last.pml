// item: 45
// says: init cannot die before the process it started
// parse: accept
// verify: holds
// states: 5
// transitions: 5
proctype P() { assert(_nr_pr == 2) }
init { run P() }
