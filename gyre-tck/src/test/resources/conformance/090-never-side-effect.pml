// item: 90
// says: side effects in a claim only warn
// parse: accept
// verify: holds
// states: 4
// transitions: 4
byte x;
never { do :: x = 0 od }
init { x = 1; assert(x <= 1) }
// with-claim: holds
