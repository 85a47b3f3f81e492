// says: a d_step has taken the message for which a process was waiting, and then asks whether it can move
// run: violated
// spin: violated
chan q = [1] of { byte };
byte x, y;
active proctype A() { d_step { q!1; q?x; y = enabled(1) + 1 }; assert(y == 2) }
active proctype B() { end: q?_ }
