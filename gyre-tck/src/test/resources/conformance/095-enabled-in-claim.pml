// item: 95
// says: enabled with an expression in a claim
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte x;
never { do :: !enabled(0) && x == 5 -> break :: else od }
init { x = 1 }
// with-claim: holds
