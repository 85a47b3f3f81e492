// says: a d_step does not try the options behind the first that is open
// run: holds
// plain: differs
chan ch = [2] of { byte };
active proctype A() { xr ch; end: ch?_ }
active proctype P() {
  byte x;
  d_step { if :: x == 0 :: len(ch) == 3 -> skip fi }
}
