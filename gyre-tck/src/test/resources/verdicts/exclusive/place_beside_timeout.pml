// says: a use at the head of a merged step has its own place, also where a timeout stands beside it
// run: violated
// run: violated --keep-going
// plain: differs
chan ch = [1] of { byte };
active proctype Owner() { xs ch; ch!1 }
active proctype User() { byte x; if :: full(ch) -> assert(x == 0) :: timeout fi }
