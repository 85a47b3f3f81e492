// says: a use behind enabled() has its own place, not one in the process that was asked about
// run: violated
// run: violated --keep-going
// plain: differs
chan ch = [1] of { byte };
byte z;
active proctype Owner() { xr ch; end: ch?_ }
active proctype Asked() { z == 0; end: z == 2 }
active proctype User() { end: enabled(1) && len(ch) == 1 }
