// says: a receive that compares may wait until another message is taken away
// run: violated --check assert
// spin: violated
chan q = [2] of { bit };
active proctype Q() { q?0 }
active proctype P() { q!0; q!1; if :: q?1 -> assert(false) :: skip fi }
