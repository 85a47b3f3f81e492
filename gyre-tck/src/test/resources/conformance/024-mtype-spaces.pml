// item: 24
// says: mtype constants may be separated by blanks instead of commas
// parse: accept
// verify: holds
// states: 3
// transitions: 3
mtype = { a b c };
init { assert(a == 3 && c == 1) }
