// item: 91
// says: [] a < 2 is read as ([] a) < 2, which Spin evaluates wrongly; unary operators bind tighter than comparisons
// parse: accept
// warn: temporal-comparison
// verify: holds
// states: 4
// transitions: 4
byte a; bool b;
ltl p { [] a < 2 }
ltl q { <> b }
ltl r { b == 0 U b == 1 }
init { a = 1; b = 1 }
// with-claim p: violated
// with-claim q: holds
// with-claim r: holds
