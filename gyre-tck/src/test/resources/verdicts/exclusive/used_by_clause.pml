// says: a provided clause uses a channel
// run: violated
// plain: differs
chan ch = [2] of { byte };
active proctype A() { xr ch; end: ch?_ }
active proctype P() provided (len(ch) < 2) { byte x; x = 1 }
