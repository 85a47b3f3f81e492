// item: 95
// says: the same model without _last
// parse: accept
// verify: holds
// states: 13
// transitions: 19
active proctype P() { skip; skip }
active proctype Q() { skip; assert(true) }
