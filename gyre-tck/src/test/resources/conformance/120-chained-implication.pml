// item: 120
// says: chained implication without parentheses
// parse: accept
// warn: chained-implication
// verify: holds
// states: 5
// transitions: 5
bool p, q, r;
ltl f { p -> q -> r }
init { p = true; q = true; r = true }
// with-claim f: violated
