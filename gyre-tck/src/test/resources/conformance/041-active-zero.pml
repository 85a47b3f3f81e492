// item: 41
// says: active [0] is legal and starts none
// parse: accept
// verify: holds
// states: 3
// transitions: 3
active [0] proctype P() { assert(false) }
init { assert(_nr_pr == 1) }
