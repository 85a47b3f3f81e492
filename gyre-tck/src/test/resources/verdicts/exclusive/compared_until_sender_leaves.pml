// says: the sender may go another way before the owner is there
// run: violated
// run: violated --monitor off
// plain: differs
chan c = [0] of { byte };
chan q = [1] of { byte };
byte g;
proctype Owner() { xr q; end: q?_ }
active proctype Creator() { byte y; y = 1; run Owner() }
active proctype B() { end: c?eval(len(q) + 1) }
active proctype S() { if :: c!7 :: g = 1 fi }
