// says: a channel is used after a choice inside a d_step
// run: violated
// plain: differs
chan ch = [2] of { byte };
active proctype A() { xr ch; end: ch?_ }
active proctype P() {
  byte x;
  d_step { x = 1; if :: x == 1 -> x = len(ch) :: else fi }
}
