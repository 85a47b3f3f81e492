// says: the same, whatever the number of processes
// run: violated
chan c = [0] of { byte };
byte x;
active proctype S() { end: c!1 }
active proctype R() { end: d_step { if :: enabled(0) -> x = 1 :: c?x fi } }
active proctype T() { end: x == 9 }
