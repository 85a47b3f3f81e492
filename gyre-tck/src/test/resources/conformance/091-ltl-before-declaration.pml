// item: 91
// says: formulas are read after the whole model: a variable may be declared later
// parse: accept
// verify: holds
// states: 3
// transitions: 3
ltl p { [] (late <= 1) }
byte late;
init { late = 1 }
// with-claim p: holds
