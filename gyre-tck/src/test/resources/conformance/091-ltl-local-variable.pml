// item: 91
// says: a local variable of a process is unknown in a formula
// parse: reject
init { byte v; v = 1 }
ltl p { [] (v <= 1) }
