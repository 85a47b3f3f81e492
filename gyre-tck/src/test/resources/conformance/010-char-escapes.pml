// item: 10
// says: escapes newline, tab, return
// parse: accept
// verify: holds
// states: 3
// transitions: 3
init { assert('\n' == 10 && '\t' == 9 && '\r' == 13) }
