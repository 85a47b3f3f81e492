// says: the same for a formula: the other process comes to its turn
// run: violated --property f
chan c = [2] of { byte };
byte g;
active proctype Q() { byte y; y = 1; y = 2; g = 1 }
active proctype P() { byte x; c!1; do :: d_step { c?<x>; x = x + 1 } od }
ltl f { [] (g == 0) }
