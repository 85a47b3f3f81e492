// item: 80
// says: an escape that is an if with several guards
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte x = 2;
init { { x == 9 } unless { if :: x == 1 -> assert(false) :: x == 2 -> x = 3 fi }; assert(x == 3) }
