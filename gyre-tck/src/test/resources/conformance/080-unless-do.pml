// item: 80
// says: the escape of a do leaves the loop
// parse: accept
// verify: holds
// states: 7
// transitions: 7
byte x;
init { do :: x++ od unless { x == 3 }; assert(x == 3) }
