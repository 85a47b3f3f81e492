// item: 5
// says: options on one line need no separators between them
// parse: accept
// verify: holds
// states: 10
// transitions: 10
byte x;
init { if :: x == 0 -> x = 1 :: x == 1 -> x = 2 fi; do :: x < 3 -> x++ :: else -> break od; assert(x == 3) }
