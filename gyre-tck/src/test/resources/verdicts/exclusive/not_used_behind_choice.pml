// says: the use stands in a branch that the d_step does not take
// run: holds
// plain: differs
chan ch = [2] of { byte };
active proctype A() { xr ch; end: ch?_ }
active proctype P() {
  byte x;
  d_step { x = 1; if :: x == 2 -> x = len(ch) :: else fi }
}
