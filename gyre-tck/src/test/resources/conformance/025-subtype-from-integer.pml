// item: 25
// says: assigning a number to a variable of a subtype
// parse: accept
// verify: holds
// states: 4
// transitions: 4
mtype:fruit = { apple, pear };
mtype:fruit f;
init { f = 1; assert(f == pear) }
