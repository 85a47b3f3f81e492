// says: a use in the index of another channel
// run: violated
// plain: differs
chan ch = [2] of { byte };
chan d[2] = [2] of { byte };
active proctype Owner() { xr ch; end: ch?_ }
active proctype User() { d[len(ch)]!1 }
