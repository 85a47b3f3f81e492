// item: 121
// says: a property whose antecedent is unreachable
// parse: accept
// warn: none
// verify: holds
// states: 3
// transitions: 3
byte x;
ltl p { [] ((x == 9) -> <> (x == 1)) }
init { x = 1 }
// with-claim p: holds
