// item: 80
// says: a goto out of the main part turns the escape off
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte x;
init { { x = 1; goto L; x = 2 } unless { x == 5 -> assert(false) }; L: x = 5; assert(x == 5) }
