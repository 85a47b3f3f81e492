// item: 41
// says: init first is 0
// parse: accept
// verify: holds
// states: 15
// transitions: 25
init { assert(_pid == 0) }
active [2] proctype B() { assert(_pid == 1 || _pid == 2) }
