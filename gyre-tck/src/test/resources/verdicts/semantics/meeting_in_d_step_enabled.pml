// says: whom the sender lets move is asked with the sender where it sends, too
// run: holds
chan c = [0] of { byte };
active proctype S() { A: c!1; skip }
active proctype T() { end: do :: S@A -> skip od }
active proctype R() { byte g; d_step { c?eval(enabled(1)); g = 5 }; assert(g == 5) }
