// item: 11
// says: names are case sensitive and may hold underscores and digits
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte x_1 = 1, X_1 = 2, _x = 3, x__ = 4;
init { assert(x_1 == 1 && X_1 == 2 && _x == 3 && x__ == 4) }
