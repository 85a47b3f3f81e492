// says: a message that is taken because nobody else can move is that event
// run: holds
chan q = [2] of { byte };
active proctype S() { q!1; q!2 }
active proctype R() { q?eval(timeout) }
ltl f { <> event(q?1) }
