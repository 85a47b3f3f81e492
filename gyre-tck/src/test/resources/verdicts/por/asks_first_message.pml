// says: who asks what is first in a buffer depends on who takes it
// run: violated --check assert
// spin: violated
chan q = [1] of { bit };
active proctype P() { q!1; q?1 }
active proctype Q() { q?[1] -> assert(false) }
