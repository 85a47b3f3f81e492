// item: 103
// says: the death of each process is a state
// parse: accept
// verify: holds
// states: 12
// transitions: 16
proctype P() { skip }
init { run P(); run P() }
