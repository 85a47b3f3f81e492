// says: what a process tries by itself is a use, whoever has asked about it before
// run: violated
// run: violated --por off
// plain: differs
chan ch = [1] of { byte };
active proctype User() { end: len(ch) == 1 }
active proctype Asker() { end: enabled(0) }
active proctype Owner() { xr ch; end: ch?_ }
