// item: 45
// says: death is a transition of its own
// parse: accept
// verify: holds
// states: 3
// transitions: 3
init { skip }
