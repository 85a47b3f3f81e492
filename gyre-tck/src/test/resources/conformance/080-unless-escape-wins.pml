// item: 80
// says: the escape wins when both are enabled
// parse: accept
// verify: holds
// states: 4
// transitions: 4
init { { assert(false) } unless { true; skip } }
