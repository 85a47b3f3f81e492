// item: 29
// says: a number as initialiser of a struct is accepted and ignored
// parse: accept
// verify: holds
// states: 3
// transitions: 3
typedef T { byte a };
T t = 3;
init { assert(t.a == 0) }
