// item: 6
// says: a guard may be followed by a semicolon
// parse: accept
// verify: holds
// states: 6
// transitions: 6
byte x;
init { if :: x == 0; x = 1 :: else; x = 2 fi; do :: x == 1; break od; assert(x == 1) }
