// says: where the receiver fails the sender does not come to its assertion
// run: violated
// run: holds --check assert
chan c = [0] of { byte };

active proctype P() {
  byte x = 1;
  c!1;
  assert(x == 0)
}

active proctype Q() {
  byte a[2];
  byte i = 7;
  c?a[i];
  assert(a[0] == 0 || a[1] == 0)
}
