// item: 90
// says: side effects in a claim only warn
// parse: accept
// gyre: reject because a claim that changes the system checks another system
byte x;
never { do :: x = 0 od }
init { x = 1; assert(x <= 1) }
// with-claim: holds
