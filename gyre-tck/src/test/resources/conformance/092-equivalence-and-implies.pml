// item: 92
// says: <-> and -> have one precedence and associate to the left: p agrees with l
// parse: accept
// warn: chained-implication
// verify: holds
// states: 3
// transitions: 3
byte n;
ltl p { (n == 1) -> (n == 1) <-> (n == 1) }
ltl l { ((n == 1) -> (n == 1)) <-> (n == 1) }
ltl r { (n == 1) -> ((n == 1) <-> (n == 1)) }
init { n = 1 }
// with-claim p: violated
// with-claim l: violated
// with-claim r: holds
