// item: 10
// says: a backslash before another character stands for that character
// parse: accept
// verify: holds
// states: 3
// transitions: 3
init { assert('\\' == 92 && '\'' == 39 && '\a' == 97) }
