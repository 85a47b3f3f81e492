// item: 103
// says: transitions of a selection with three equal options
// parse: accept
// verify: holds
// states: 2
// transitions: 7
byte x;
init { do :: x = 1 :: x = 1 :: x = 0 od }
