// item: 6
// says: -> and ; are the same separator everywhere
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte x;
init { x = 1 -> x = 2 -> assert(x == 2) }
