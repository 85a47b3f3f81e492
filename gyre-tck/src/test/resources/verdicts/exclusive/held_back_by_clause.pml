// says: who is not allowed to move tries nothing
// run: holds --check error
// plain: differs
chan q = [2] of { byte };
byte g;
active proctype A() { xs q; q!1 }
active proctype B() provided (g == 1) { q!1 }
