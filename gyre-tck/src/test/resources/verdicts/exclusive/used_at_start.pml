// says: a starting value uses a channel
// run: violated
// plain: differs
chan ch = [2] of { byte };
active proctype A() { xr ch; end: ch?_ }
proctype P() { byte x = len(ch); x = 1 }
init { run P() }
