// says: the channel that a receiver names does not change while the sender moves on
// run: violated
// run: holds --check error
chan q[2] = [0] of { byte };
active proctype S() { A: q[1]!1; B: skip }
active proctype R() { byte x; q[S@A - S@B]?x; assert(false) }
