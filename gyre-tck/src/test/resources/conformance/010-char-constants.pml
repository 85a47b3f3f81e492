// item: 10
// says: character constants are their ASCII numbers
// parse: accept
// verify: holds
// states: 3
// transitions: 3
init { assert('A' == 65 && '0' == 48 && ' ' == 32) }
