// says: whether the sender can move depends on a d_step that asks whether it can
// run: violated
chan c = [0] of { byte };
byte x;
active proctype S() { end: c!1 }
active proctype R() { d_step { if :: enabled(0) -> x = 1 :: c?x fi } }
