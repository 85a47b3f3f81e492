// item: 45
// says: two processes with one step each
// parse: accept
// verify: holds
// states: 7
// transitions: 9
active [2] proctype P() { skip }
