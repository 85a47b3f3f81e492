// says: who goes on while there is room depends on whoever fills the buffer
// run: violated --check deadlock
// spin: violated
chan q = [1] of { bit };
active proctype Q() { q!1 }
active proctype P() { nfull(q) }
