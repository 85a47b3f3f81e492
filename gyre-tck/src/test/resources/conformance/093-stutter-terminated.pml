// item: 93
// says: []<> holds after termination in that state
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte x;
ltl p { [] <> (x == 1) }
init { x = 1 }
// with-claim p: holds
