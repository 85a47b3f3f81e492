// item: 9
// says: 010 is ten
// parse: accept
// verify: holds
// states: 3
// transitions: 3
init { assert(010 == 10 && 007 == 7) }
