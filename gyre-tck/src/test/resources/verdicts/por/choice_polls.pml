// says: a question for a certain message is opened by whoever sends it
// run: violated --check assert
// spin: violated
chan q = [1] of { bit };
active proctype Q() { q!1 }
active proctype P() { if :: q?[1] -> assert(false) :: skip fi }
