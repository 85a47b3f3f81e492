// says: a d_step takes a message as it was offered, with the sender where it sends
// run: holds
chan c = [0] of { byte };
active proctype S() { c!1 }
active proctype R() { byte g; d_step { c?eval(pc_value(0)); g = 5 }; assert(g == 5) }
