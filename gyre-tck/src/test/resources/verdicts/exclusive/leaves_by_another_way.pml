// says: a process that may leave without using the channel must be seen while it stands there
// run: violated
// plain: differs
chan ch = [1] of { byte };
proctype Owner() { xr ch; end: ch?_ }
active proctype Creator() { byte y; y = 1; run Owner() }
active proctype User() { byte x; if :: ch?x :: skip fi }
