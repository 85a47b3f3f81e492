// says: a use in the index of the place where a message goes
// run: violated
// plain: differs
chan ch = [2] of { byte };
chan d = [2] of { byte };
byte b[3];
active proctype Owner() { xr ch; end: ch?_ }
active proctype User() { d!1; d?b[len(ch)] }
