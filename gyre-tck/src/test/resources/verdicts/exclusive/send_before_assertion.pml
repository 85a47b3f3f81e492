// says: the same for a send
// run: violated
// plain: differs
chan ch = [1] of { byte };
active proctype Owner() { xs ch; byte y; y = 1; ch!1 }
active proctype User() { byte x; ch!2; assert(x == 0) }
