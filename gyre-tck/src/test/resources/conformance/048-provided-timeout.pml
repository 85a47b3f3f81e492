// item: 48
// says: a process blocked by its provided clause counts for timeout
// parse: accept
// verify: holds
// states: 7
// transitions: 8
bool go;
active proctype P() provided (go) { skip }
active proctype Q() { timeout; go = true }
