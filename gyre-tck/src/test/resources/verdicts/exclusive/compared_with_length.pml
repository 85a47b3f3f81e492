// says: what a field is compared with is a use as well, once there is a message
// run: violated
// plain: differs
chan ch = [2] of { byte };
chan d = [2] of { byte };
active proctype Owner() { xr ch; end: ch?_ }
active proctype User() { d!1; end: d?eval(len(ch)) }
