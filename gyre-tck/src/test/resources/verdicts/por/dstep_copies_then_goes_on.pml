// says: the same where the circle has another step, and the message is known
// run: violated
chan c = [2] of { byte };
byte g;
active proctype Q() { byte y; y = 1; g = 1; y = 2; assert(g == 0) }
active proctype P() { byte x; c!1; do :: d_step { c?<1>; x = x + 1 }; x = 0 od }
