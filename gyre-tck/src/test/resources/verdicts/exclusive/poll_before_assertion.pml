// says: the same for a poll
// run: violated
// plain: differs
chan ch = [1] of { byte };
active proctype Owner() { xr ch; end: ch?_ }
active proctype User() { byte x; end: ch?[1]; assert(x == 0) }
