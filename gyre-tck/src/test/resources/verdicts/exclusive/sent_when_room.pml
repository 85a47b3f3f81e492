// says: it is as soon as there is room
// run: violated
// run: violated --monitor off
// plain: differs
chan c = [1] of { byte };
chan q = [1] of { byte };
active proctype A() { xr q; byte x; q?x }
active proctype B() { q!1; c!1; if :: c!len(q) :: skip fi }
active proctype C() { byte y; y = 1; end: c?_ }
