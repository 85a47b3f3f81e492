// says: the message of a send that waits for room is not computed
// run: holds
// plain: differs
chan c = [1] of { byte };
chan q = [1] of { byte };
active proctype A() { xr q; byte x; q?x }
active proctype B() { q!1; c!1; end: c!len(q) }
