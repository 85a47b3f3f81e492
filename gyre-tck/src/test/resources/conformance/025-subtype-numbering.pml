// item: 25
// says: an mtype subtype is numbered from 1 again
// parse: accept
// verify: holds
// states: 3
// transitions: 3
mtype = { x, y };
mtype:fruit = { apple, pear, plum };
mtype:colour = { red, green };
init { assert(apple == 3 && pear == 2 && plum == 1 && red == 2 && green == 1 && x == 2) }
