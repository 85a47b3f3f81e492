// says: where the d_step of the receiver fails the sender does not come to its assertion
// run: violated
// run: holds --check assert
chan c[2] = [0] of { byte };

active proctype P() {
  byte x = 1;
  c[1]!1;
  assert(x == 0)
}

active proctype Q() {
  byte y;
  d_step {
    c[1]?y;
    y = y / (y - 1)
  }
}
