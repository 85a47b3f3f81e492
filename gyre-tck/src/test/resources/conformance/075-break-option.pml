// item: 75
// says: a break as an option is a transition
// parse: accept
// verify: holds
// states: 11
// transitions: 11
byte x;
init { do :: break :: x < 2 -> x++ od }
