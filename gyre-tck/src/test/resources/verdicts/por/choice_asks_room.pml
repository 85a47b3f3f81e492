// says: nfull is opened by whoever receives
// run: violated --check assert
// spin: violated
chan q = [1] of { bit };
active proctype Q() { q?_ }
active proctype P() { q!1; if :: nfull(q) -> assert(false) :: skip fi }
