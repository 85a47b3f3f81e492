// item: 94
// says: the proctype of the pid is not checked: the bare state numbers are compared
// parse: accept
// warn: remote-reference-type
// gyre-verify: holds because Spin compares bare state numbers of another type
// verify: violated assertion
// states: 7
// transitions: 9
active proctype P() { L: skip }
active proctype Q() { assert(!(P[1]@L)) }
