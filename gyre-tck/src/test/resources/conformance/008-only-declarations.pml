// item: 8
// says: a body of declarations only is accepted
// parse: accept
// verify: holds
// states: 2
// transitions: 2
init { byte x }
