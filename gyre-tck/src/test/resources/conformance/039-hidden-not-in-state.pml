// item: 39
// says: a hidden variable is not part of the state
// parse: accept
// verify: holds
// states: 1
// transitions: 3
hidden byte h;
init { do :: h = 1 :: h = 2 od }
