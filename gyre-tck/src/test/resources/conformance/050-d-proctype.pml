// item: 50
// says: D_proctype with one enabled option
// parse: accept
// verify: holds
// states: 5
// transitions: 5
byte x;
active D_proctype P() { if :: x == 0 -> x = 1 :: x == 1 -> x = 2 fi; assert(x == 1) }
