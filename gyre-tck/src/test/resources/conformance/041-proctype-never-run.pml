// item: 41
// says: a proctype that is never run does not matter
// parse: accept
// verify: holds
// states: 3
// transitions: 3
proctype P() { assert(false) }
init { skip }
