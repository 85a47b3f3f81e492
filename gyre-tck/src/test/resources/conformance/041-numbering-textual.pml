// item: 41
// says: active processes and init get pids in textual order
// parse: accept
// verify: holds
// states: 15
// transitions: 25
active proctype A() { assert(_pid == 0) }
init { assert(_pid == 1) }
active proctype B() { assert(_pid == 2) }
