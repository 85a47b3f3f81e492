// says: the same for a receive, with a step between it and the assertion
// run: violated
// plain: differs
chan ch = [1] of { byte };
active proctype Owner() { xr ch; end: ch?_ }
active proctype User() { byte x, y; ch!1; ch?x; y = x; assert(y == x) }
