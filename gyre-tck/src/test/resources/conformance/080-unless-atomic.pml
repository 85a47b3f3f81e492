// item: 80
// says: the escape is tested inside an atomic of the main part
// parse: accept
// verify: holds
// states: 4
// transitions: 4
byte x;
init { { atomic { x = 1; x = 2; x = 3 } } unless { x == 2 }; assert(x == 2) }
