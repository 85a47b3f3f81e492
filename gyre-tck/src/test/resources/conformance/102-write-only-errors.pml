// item: 102
// says: assertions after different write-only values
// parse: accept
// verify: violated assertion
// states: 10
// transitions: 10
byte w;
init { if :: w = 1 :: w = 2 :: w = 3 fi; assert(false) }
