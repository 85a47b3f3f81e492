// item: 48
// says: provided may not use a local
// parse: reject
active proctype P() provided (l == 0) { byte l; skip }
