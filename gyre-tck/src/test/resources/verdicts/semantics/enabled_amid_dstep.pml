// says: whether a process can move, asked in the middle of a d_step, is about what the d_step has done so far
// run: violated
// spin: violated
byte x, y;
active proctype A() { d_step { x = 1; y = enabled(1) }; assert(y == 0) }
active proctype B() { x == 1; x = 2 }
