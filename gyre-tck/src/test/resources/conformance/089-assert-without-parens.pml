// item: 89
// says: assert without parentheses is legal
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte x = 1;
init { assert x == 1; assert 1; assert x + 1 == 2 && x }
