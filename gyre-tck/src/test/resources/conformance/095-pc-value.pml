// item: 95
// says: pc_value outside a claim only warns
// parse: accept
// verify: holds
// states: 13
// transitions: 19
active proctype P() { skip; skip }
active proctype Q() { if :: pc_value(0) >= 0 -> skip fi }
