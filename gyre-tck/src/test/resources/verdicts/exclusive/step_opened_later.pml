// says: the d_step that uses the channel is opened by another process
// run: violated
// plain: differs
byte g;
chan ch = [2] of { byte };
active proctype A() { xr ch; end: ch?_ }
active proctype P() {
  byte x;
  if :: d_step { g == 1; x = len(ch) } :: skip fi
}
active proctype Q() { g = 1 }
