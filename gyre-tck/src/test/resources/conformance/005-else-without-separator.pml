// item: 5
// says: a separator after else may be left out even on one line
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte x;
init { if :: false :: else x = 1 fi; assert(x == 1) }
