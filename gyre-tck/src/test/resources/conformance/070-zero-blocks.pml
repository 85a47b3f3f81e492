// item: 70
// says: 0 and false block
// parse: accept
// verify: violated invalid-end-state
// states: 1
// transitions: 1
init { if :: 0 -> assert(false) :: false -> assert(false) fi }
