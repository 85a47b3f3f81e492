// item: 49
// says: the default priority is 1
// parse: accept
// verify: holds
// states: 3
// transitions: 3
proctype Q() priority 2 { skip }
init { assert(get_priority(_pid) == 1) }
