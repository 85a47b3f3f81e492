// item: 99
// says: a violation at a fixed depth, for trail files
// parse: accept
// verify: violated assertion
// states: 5
// transitions: 5
byte x;
init { x = 1; x = 2; assert(x == 1) }
