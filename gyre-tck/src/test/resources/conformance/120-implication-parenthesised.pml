// item: 120
// says: chained implication with parentheses is no doubt
// parse: accept
// warn: none
// verify: holds
// states: 5
// transitions: 5
bool p, q, r;
ltl f { p -> (q -> r) }
init { p = true; q = true; r = true }
// with-claim f: holds
