// says: who goes on while there is a message depends on whoever takes it
// run: violated --check deadlock
// spin: violated
chan q = [1] of { bit };
active proctype Q() { q?_ }
active proctype P() { q!1; nempty(q) }
