// says: nempty is opened by whoever sends
// run: violated --check assert
// spin: violated
chan q = [1] of { bit };
active proctype Q() { q!1 }
active proctype P() { if :: nempty(q) -> assert(false) :: skip fi }
