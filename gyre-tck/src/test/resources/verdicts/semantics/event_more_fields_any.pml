// says: also if the field may have any value, and the channel is one of several
// run: violated --property f
// run: holds --property g
chan r = [1] of { byte };
chan s = [1] of { byte, byte };
chan q;
active proctype S() { q = r; q?1; q = s; q!1,2 }
active proctype T() { r!1 }
ltl f { <> event(q?1,_) }
ltl g { <> event(q!1,_) }
