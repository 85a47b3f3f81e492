// says: the same asked the other way round, by somebody who waits for room
// run: holds
// spin: holds
chan q = [1] of { byte };
bit sent;
active proctype P() { q!1; sent = 1; end: nfull(q) -> assert(!sent) }
active proctype R() { end: sent == 2 -> q?_ }
