// says: a use at the head of a merged step is reported where it stands
// run: violated
// plain: differs
chan ch = [1] of { byte };
active proctype Owner() { xs ch; ch!1 }
active proctype User() { byte x; full(ch); assert(x == 0) }
