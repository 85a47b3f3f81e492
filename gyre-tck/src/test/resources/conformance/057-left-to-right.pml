// item: 57
// says: a receive assigns left to right
// parse: accept
// verify: holds
// states: 5
// transitions: 5
chan c = [1] of { byte, byte };
byte a[3];
init { byte i; c!2,9; c?i,a[i]; assert(a[2] == 9 && a[0] == 0) }
