// says: a channel is used once nobody can move
// run: violated
// plain: differs
chan ch = [2] of { byte };
active proctype A() { xr ch; end: ch?_ }
active proctype P() { timeout && len(ch) == 0 }
