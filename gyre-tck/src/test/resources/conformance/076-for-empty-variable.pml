// item: 76
// says: variable bounds with a > b run no pass
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte i, a = 3, b = 1;
init { for (i : a .. b) { assert(false) }; assert(i == 3) }
