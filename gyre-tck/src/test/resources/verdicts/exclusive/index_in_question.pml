// says: a channel is used to find the element of an array of channels
// run: violated
// plain: differs
chan ch = [2] of { byte };
chan q[2] = [2] of { byte };
active proctype A() { xr ch; end: ch?_ }
active proctype P() { byte x; x = len(q[len(ch)]) }
