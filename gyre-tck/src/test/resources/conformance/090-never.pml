// item: 90
// says: a never claim, unnamed
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte x;
never { do :: x == 2 -> break :: else od }
init { x = 1 }
// with-claim: holds
