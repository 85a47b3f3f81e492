// item: 48
// says: a process whose provided clause is false cannot move
// parse: accept
// verify: violated invalid-end-state
// states: 3
// transitions: 3
active proctype P() provided (false) { skip }
active proctype Q() { skip }
