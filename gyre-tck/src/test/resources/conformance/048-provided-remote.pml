// item: 48
// says: a provided clause may not look into another process
// parse: reject
// gyre: accept because the clause has a clear meaning: it is asked before every step
byte g;
active proctype Q() { A: g = 1 }
active proctype P() provided (!Q@A) { assert(g == 1) }
