// says: there is no such channel, and that is known before any step
// run: refused
chan q[2] = [1] of { byte };
active proctype S() { q[1]!1 }
ltl f { <> event(q[5]!1) }
