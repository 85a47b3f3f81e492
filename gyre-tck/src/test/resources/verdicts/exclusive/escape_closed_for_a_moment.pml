// says: it is tried when the escape is closed for a moment
// run: violated
// run: violated --monitor off
// plain: differs
chan q = [2] of { byte };
byte g = 1;
active proctype A() { xs q; byte y; y = 1; q!1 }
active proctype B() { { q!1 } unless { g == 1 } }
active proctype C() { byte y; y = 1; g = 0; g = 1 }
