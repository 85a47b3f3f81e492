// says: the same with a copy from anywhere in the channel
// run: violated
chan c = [2] of { byte };
byte g;
active proctype Q() { byte y; y = 1; g = 1; y = 2; assert(g == 0) }
active proctype P() { byte x; c!1; do :: d_step { c??<x>; x = x + 1 } od }
