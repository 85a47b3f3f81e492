// says: who may leave by another way while a buffer is full is looked at together with whoever makes room
// run: violated --check assert
// run: violated --check assert --por stubborn
// spin: violated
chan q = [1] of { bit };
active proctype Q() { q?_ }
active proctype P() { q!1; if :: q!1 -> assert(false) :: skip fi }
