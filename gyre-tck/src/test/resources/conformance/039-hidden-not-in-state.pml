// item: 39
// says: a hidden variable is not part of the state
// parse: accept
// gyre-states: 3 because a variable that is read decides what happens, so hiding it would be unsound
// verify: holds
// states: 1
// transitions: 3
hidden byte h;
init { do :: h = 1 :: h = 2 od }
