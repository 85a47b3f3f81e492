// says: as long as an escape is open, what it interrupts is not tried
// run: holds
// plain: differs
chan q = [2] of { byte };
byte g = 1;
active proctype A() { xs q; q!1 }
active proctype B() { { q!1 } unless { g == 1 } }
