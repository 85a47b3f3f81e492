// item: 22
// says: == binds tighter than |
// parse: accept
// verify: holds
// states: 3
// transitions: 3
init { assert((1|2==2) == (1|(2==2)) && (1|2==2) == 1) }
