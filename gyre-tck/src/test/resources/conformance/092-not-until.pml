// item: 92
// says: ! a U b is (!a) U b
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte n = 2;
#define a (n == 1)
#define b (n == 2)
ltl p { ! a U b }
ltl q { !(a U b) }
init { n = 1 }
// with-claim p: holds
// with-claim q: violated
