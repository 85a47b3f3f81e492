// item: 43
// says: a parameter may not have an initialiser
// parse: reject
proctype P(byte a = 3) { skip }
init { run P(1) }
