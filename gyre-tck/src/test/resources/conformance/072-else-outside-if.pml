// item: 72
// says: else outside if is true
// parse: accept
// verify: holds
// states: 4
// transitions: 4
init { else; skip }
