// says: the same with whoever sends to an empty buffer
// run: violated --check assert
// spin: violated
chan q = [1] of { bit };
active proctype Q() { q!1 }
active proctype P() { if :: q?_ -> assert(false) :: skip fi }
