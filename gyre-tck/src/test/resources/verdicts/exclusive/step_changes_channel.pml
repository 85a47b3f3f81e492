// says: a d_step decides itself which channel it uses
// run: violated
// plain: differs
chan ch = [2] of { byte };
active proctype A() { xr ch; end: ch?_ }
active proctype P() {
  byte x;
  chan c;
  d_step { c = ch; x = len(c) }
}
