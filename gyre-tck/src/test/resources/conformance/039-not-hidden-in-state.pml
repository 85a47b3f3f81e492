// item: 39
// says: the same variable not hidden
// parse: accept
// verify: holds
// states: 3
// transitions: 7
byte h;
init { do :: h = 1 :: h = 2 od }
