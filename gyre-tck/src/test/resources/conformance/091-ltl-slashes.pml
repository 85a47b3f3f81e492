// item: 91
// says: /\ and \/ are accepted by later versions only
// parse: reject
// gyre: accept because later versions of Spin accept it
byte a;
ltl p { (a == 0) /\ (a == 0) \/ (a == 1) }
init { a = 1 }
