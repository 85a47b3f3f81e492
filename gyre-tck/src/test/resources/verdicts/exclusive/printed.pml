// says: a use among the arguments of printf
// run: violated
// plain: differs
chan ch = [2] of { byte };
active proctype Owner() { xr ch; end: ch?_ }
active proctype User() { printf("%d\n", len(ch)) }
