// item: 11
// says: C words that are not Promela words may be names of locals and globals
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte while_ = 1, result = 2, state = 3, Int = 4, then = 5;
init { byte function = 1; assert(while_ + result + state + Int + then + function == 16) }
