// says: the same where the channel is only asked about
// run: violated
// plain: differs
chan ch = [1] of { byte };
proctype Owner() { xr ch; end: ch?_ }
active proctype Creator() { byte y; y = 1; run Owner() }
active proctype User() { byte x; do :: nempty(ch) -> x = 1 :: break od }
