// says: a message without a field that the event names is another message
// run: violated --property f
chan q = [1] of { byte };
active proctype S() { q!1 }
ltl f { <> event(q!1,2) }
