// item: 94
// says: an unknown variable of a known proctype is accepted, although pan.c does not compile
// parse: accept
// gyre: reject because pan.c does not compile
active proctype P() { skip }
active proctype Q() { assert(P[0]:nope == 0) }
