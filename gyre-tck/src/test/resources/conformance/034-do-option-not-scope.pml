// item: 34
// says: a variable declared in a do option is visible after od
// parse: accept
// verify: holds
// states: 4
// transitions: 4
init { do :: byte y = 4; break od; assert(y == 4) }
