// item: 80
// says: after the main part ends the escape is off
// parse: accept
// verify: holds
// states: 6
// transitions: 6
byte x;
init { { x = 1 } unless { x == 5; assert(false) }; x = 5; x = 6; assert(x == 6) }
