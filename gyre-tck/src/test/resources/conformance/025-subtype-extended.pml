// item: 25
// says: a second declaration of the same subtype continues its numbering
// parse: accept
// verify: holds
// states: 3
// transitions: 3
mtype:fruit = { apple, pear };
mtype:fruit = { plum };
init { assert(apple == 2 && pear == 1 && plum == 3) }
