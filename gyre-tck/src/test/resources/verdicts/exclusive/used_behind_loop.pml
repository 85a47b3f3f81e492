// says: a channel is used behind a loop of a d_step
// run: violated
// plain: differs
chan ch = [2] of { byte };
active proctype A() { xr ch; end: ch?_ }
active proctype P() {
  byte x;
  d_step { do :: x < 3 -> x++ :: else -> break od; x = len(ch) }
}
