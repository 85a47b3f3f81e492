// item: 47
// says: _ may be written
// parse: accept
// verify: holds
// states: 4
// transitions: 4
init { _ = 3; skip }
