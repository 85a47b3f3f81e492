// says: who is allowed to move for a moment tries something
// run: violated --check error
// run: violated --check error --monitor off
// plain: differs
chan q = [2] of { byte };
byte g;
active proctype A() { xs q; byte y; y = 1; q!1; g == 3 }
active proctype B() provided (g == 1) { q!1 }
active proctype C() { byte y; y = 1; g = 1; g = 2 }
