// item: 42
// says: run may not be an initialiser at the start of a body
// parse: reject
proctype P() { skip }
init { pid p = run P(); assert(p == 1) }
