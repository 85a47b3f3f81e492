// says: nor does it in a model that is not compiled
// run: holds
chan q[2] = [0] of { byte };
active proctype S() { A: q[1]!1; B: skip }
active D_proctype R() { byte x; q[S@A - S@B]?x }
