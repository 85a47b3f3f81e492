// item: 91
// says: the letters U W V between parenthesised formulas without blanks
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte a;
ltl p { (a==0)U(a==1) }
ltl q { (a==0)W(a==1) }
ltl r { (a==1)V(a<=1) }
init { a = 1 }
// with-claim p: holds
// with-claim q: holds
// with-claim r: holds
