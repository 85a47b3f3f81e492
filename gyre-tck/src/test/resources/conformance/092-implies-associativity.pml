// item: 92
// says: a -> b -> c is (a -> b) -> c in a formula: p agrees with l
// parse: accept
// warn: chained-implication
// verify: holds
// states: 3
// transitions: 3
byte n;
ltl p { (n == 1) -> (n == 1) -> (n == 1) }
ltl l { ((n == 1) -> (n == 1)) -> (n == 1) }
ltl r { (n == 1) -> ((n == 1) -> (n == 1)) }
init { n = 1 }
// with-claim p: violated
// with-claim l: violated
// with-claim r: holds
