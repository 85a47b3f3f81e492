// says: who receives the only message depends on others who receive
// run: violated --check assert
// spin: violated
chan q = [1] of { bit };
active proctype P() { q?_ }
active proctype Q() { q?_; assert(false) }
init { q!1 }
