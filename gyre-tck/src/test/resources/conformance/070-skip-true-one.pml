// item: 70
// says: skip, true and 1 are the same
// parse: accept
// verify: holds
// states: 3
// transitions: 3
init { assert(skip == true && true == 1 && false == 0) }
