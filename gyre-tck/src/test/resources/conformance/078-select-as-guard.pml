// item: 78
// says: select as a guard
// parse: accept
// verify: holds
// states: 9
// transitions: 9
byte i;
init { if :: select (i : 1 .. 2); skip fi; assert(i > 0) }
