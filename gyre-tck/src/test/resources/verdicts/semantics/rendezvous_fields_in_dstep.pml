// says: the same at the start of a d_step
// run: violated
// spin: violated
chan c = [0] of { byte }; chan d = [0] of { byte, byte };
active proctype S() { c!1 }
active proctype R() { byte v; d_step { if :: d?v,_ -> skip :: c?v,_ -> skip fi } }
