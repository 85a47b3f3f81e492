// item: 25
// says: variables, parameters and channel fields of a subtype
// parse: accept
// verify: holds
// states: 5
// transitions: 5
mtype:fruit = { apple, pear };
mtype:fruit f = pear;
chan c = [1] of { mtype:fruit, byte };
init { c!apple,1; c?f,_; assert(f == apple) }
