// item: 111
// says: the slash form of and
// parse: reject
// gyre: accept because later versions of Spin accept it
byte a;
ltl p { [] ((a <= 1) /\ (a >= 0)) }
init { a = 1 }
