// item: 18
// says: division and modulo truncate towards zero
// parse: accept
// verify: holds
// states: 3
// transitions: 3
init { assert(-7 % 3 == -1 && -7 / 2 == -3 && 7 % -3 == 1 && 7 / -2 == -3) }
