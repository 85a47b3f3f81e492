// item: 6
// says: an arrow may separate declarations in a body
// parse: accept
// verify: holds
// states: 3
// transitions: 3
init { byte x -> byte y = 2 -> assert(y == 2) }
