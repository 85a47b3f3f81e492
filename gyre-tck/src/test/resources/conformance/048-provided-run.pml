// item: 48
// says: run in a provided clause
// parse: reject
proctype R() { skip }
active proctype P() provided (run R() > 0) { skip }
