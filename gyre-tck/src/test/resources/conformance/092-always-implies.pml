// item: 92
// says: [] a -> <> b is ([] a) -> (<> b)
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte n;
ltl p { [] (n == 0) -> <> (n == 7) }
ltl q { [] ((n == 0) -> <> (n == 7)) }
init { n = 1 }
// with-claim p: holds
// with-claim q: violated
