// item: 94
// says: a pid of another proctype whose state numbers differ yields false
// parse: accept
// warn: remote-reference-type
// verify: holds
// states: 16
// transitions: 24
active proctype P() { skip; skip; skip; L: skip }
active proctype Q() { assert(!(P[1]@L)) }
