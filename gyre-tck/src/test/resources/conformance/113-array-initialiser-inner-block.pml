// item: 113
// says: an array initialiser at the start of an inner block after a statement sets the first element only
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte g;
init { g = 1; { byte d[2] = 5; assert(d[0] == 5 && d[1] == 0) } }
