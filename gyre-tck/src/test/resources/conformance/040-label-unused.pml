// item: 40
// says: an unused label is fine
// parse: accept
// verify: holds
// states: 4
// transitions: 4
init { unused: skip; end_here: skip }
