// item: 93
// says: <> fails on a run that ends without it
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte x;
ltl p { <> (x == 2) }
init { x = 1 }
// with-claim p: violated
