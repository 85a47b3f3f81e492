// item: 89
// says: an assert in a never claim
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte x;
never { do :: assert(x < 5) od }
init { x = 1 }
// with-claim: holds
