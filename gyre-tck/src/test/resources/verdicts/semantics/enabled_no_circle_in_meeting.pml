// says: whether somebody else can move is no circle
// run: holds
chan c = [0] of { byte };
byte x;
active proctype S() { end: c!1 }
active proctype R() { d_step { if :: enabled(2) -> x = 1 :: c?x; x = 2 fi }; assert(x == 2) }
active proctype T() { end: x == 9 }
