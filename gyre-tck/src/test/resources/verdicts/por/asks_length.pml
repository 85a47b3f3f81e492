// says: who asks how many messages a buffer holds depends on who sends
// run: violated --check assert
// spin: violated
chan q = [1] of { bit };
active proctype P() { q!1 }
active proctype Q() { len(q) == 0 -> assert(false) }
