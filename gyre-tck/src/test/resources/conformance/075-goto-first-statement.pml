// item: 75
// says: a goto as the first statement of a body
// parse: accept
// verify: holds
// states: 3
// transitions: 3
init { goto L; skip; L: skip }
