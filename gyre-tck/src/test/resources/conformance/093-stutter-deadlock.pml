// item: 93
// says: []<> holds after a deadlock in that state
// parse: accept
// verify: violated invalid-end-state
// states: 2
// transitions: 2
byte x;
ltl p { [] <> (x == 1) }
init { x = 1; x == 2 }
// with-claim p: holds
