// item: 20
// says: || does not evaluate its right side when the left is true
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte a[2] = 1;
byte i = 5;
init { assert(i >= 2 || a[i] == 1) }
