// item: 34
// says: a variable declared in an option is visible after fi
// parse: accept
// verify: holds
// states: 6
// transitions: 6
init { if :: true -> byte y = 4; skip :: else -> skip fi; assert(y == 4) }
