// item: 111
// says: the slash form of or
// parse: reject
// gyre: accept because later versions of Spin accept it
byte a;
ltl p { [] ((a == 1) \/ (a == 0)) }
init { a = 1 }
