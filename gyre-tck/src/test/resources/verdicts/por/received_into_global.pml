// says: who reads a variable depends on who receives a message into it
// run: violated --check assert
// spin: violated
chan q = [1] of { bit };
bit g;
active proctype P() { assert(g == 1) }
active proctype Q() { q!1; q?g }
