// says: a choice in the middle of a d_step asks whether a process can move
// run: violated
// spin: violated
byte x, y;
active proctype A() { d_step { x = 1; if :: enabled(1) -> y = 1 :: else -> y = 2 fi }; assert(y == 2) }
active proctype B() { x == 1 }
