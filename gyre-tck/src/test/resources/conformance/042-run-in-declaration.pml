// item: 42
// says: run may not be an initialiser after a statement
// parse: reject
proctype P() { skip }
init { skip; pid p = run P(); assert(p == 1) }
