// says: the same with a use by the starting value of a new process, and an assertion behind the creation
// run: violated
// run: violated --keep-going
// plain: differs
chan ch = [1] of { byte };
proctype New() { byte y = len(ch); y = 0 }
active proctype Owner() { xs ch; ch!1 }
active proctype User() { byte x; run New(); assert(x == 0) }
